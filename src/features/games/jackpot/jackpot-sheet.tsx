import { Link } from '@tanstack/react-router';
import { useFormat, useText } from '../../../platform/i18n';
import { Button, buttonClass } from '../../../ui/button';
import { Sheet } from '../../../ui/sheet';
import styles from './jackpot-sheet.module.css';
import type { JackpotAward } from './unseen-wins';

interface JackpotSheetProps {
  win: JackpotAward;
  /** Whether there is a game underneath, to which closing returns. */
  isPlaying: boolean;
  onClose: () => void;
}

/** The dialog of a jackpot win: its level and amount (JACK-003). */
export default function JackpotSheet({ win, isPlaying, onClose }: JackpotSheetProps) {
  const t = useText();
  const { money } = useFormat();
  const amount = money(win.amount_cents, win.currency);
  return (
    <Sheet
      isOpen
      isKept
      onClose={onClose}
      size="small"
      title={t('games.jackpot-won.title', { level: win.level_name })}
      closeText={t('games.jackpot-won.continue')}
    >
      <div className={styles.win}>
        <div className={styles.rays} aria-hidden="true" />
        <p className={styles.level}>{win.level_name}</p>
        <p className={styles.amount}>{amount}</p>
      </div>
      <p className={styles.text}>{t('games.jackpot-won.text', { amount })}</p>
      <div className={styles.actions}>
        {!isPlaying && (
          <Link to="/cashbox" className={buttonClass()} onClick={onClose}>
            {t('games.jackpot-won.button')}
          </Link>
        )}
        <Button variant="primary" onClick={onClose}>
          {t('games.jackpot-won.continue')}
        </Button>
      </div>
    </Sheet>
  );
}
