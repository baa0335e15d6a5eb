import { useText } from '../../../platform/i18n';
import { useProgram } from '../use-program';
import type { SheetProps } from './sheet-props';
import styles from './sheets.module.css';

/** One reward in detail: for which levels, what it is, and how to get it. */
export default function RewardSheet({ about }: SheetProps) {
  const t = useText();
  const { program, say, nameOf } = useProgram();
  const reward = program.rewards.find(({ id }) => id === about);
  if (!reward) return <p>{t('vip.rewards.none')}</p>;
  return (
    <div className={styles.sheet}>
      <p className={styles.span}>{t('vip.rewards.from', { level: nameOf(reward.level) })}</p>
      <p>{say(reward.text)}</p>
      <p className={styles.quiet}>{say(reward.details)}</p>
    </div>
  );
}
