import { Link } from '@tanstack/react-router';
import { useFormat, useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import styles from './panic-button.module.css';

/** Shown until a player's first real round: the game's return, that chance decides, and a link to the limits. */
export function FirstPlay({ rtp, onClose }: { rtp: number; onClose: () => void }) {
  const t = useText();
  const { percent } = useFormat();
  return (
    <aside className={styles.bar} aria-label={t('games.first.title')}>
      <p className={styles.text}>
        <strong>{t('games.first.title')}</strong> {t('games.first.text', { rtp: percent(rtp) })}{' '}
        <Link to="/profile/limits">{t('games.check.limits')}</Link>
      </p>
      <Button size="small" variant="quiet" onClick={onClose}>
        {t('games.first.close')}
      </Button>
    </aside>
  );
}
