import { Link } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import { useBrand } from '../../platform/context/brand';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { openPrompt, useInstall } from './install';
import styles from './install.module.css';

/** The install entry in the phone's sidebar, also after the banner was dismissed; hidden from members of the group (MOB-002). */
export function InstallEntry() {
  const t = useText();
  const brand = useBrand();
  const { isPossible, guide } = useInstall();
  const hasPrompt = window.installOffer !== null;
  if (!isPossible || !(guide || hasPrompt)) return null;
  return (
    <aside className={styles.entry} aria-label={t('install.banner.title', { brand: brand.name })}>
      <p className={styles.words}>
        <strong>{t('install.banner.title', { brand: brand.name })}</strong>
        <span>{t('install.banner.text')}</span>
      </p>
      {guide ? (
        <Button variant="secondary" render={<Link to="/install" />}>
          {t('install.banner.how')}
        </Button>
      ) : (
        <Button variant="secondary" icon={<Download aria-hidden size={18} />} onClick={() => void openPrompt()}>
          {t('install.banner.install')}
        </Button>
      )}
    </aside>
  );
}
