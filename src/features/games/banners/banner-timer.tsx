import type { Banner } from '#contract/fields/config/banners';
import { useText } from '../../../platform/i18n';
import { useNow } from '../../../platform/presence/use-now';
import { Countdown } from '../../../ui/countdown';
import styles from './promo-banner.module.css';

/** Time to the start, then to the end; hides at zero (BANN-001). */
export function BannerTimer({ timer }: { timer: NonNullable<Banner['timer']> }) {
  const t = useText();
  const now = useNow();
  const [start, end] = [Date.parse(timer.start_at), Date.parse(timer.end_at)];
  if (end <= now) return null;
  return (
    <p className={styles.timer}>
      {t(now < start ? 'config.banners.starts' : 'config.banners.ends')}{' '}
      <Countdown end={now < start ? start : end} now={now} daysText={(days) => t('config.banners.days', { days })} doneText="" />
    </p>
  );
}
