import { useFormat, useText } from '../../../platform/i18n';
import { TierMark } from '../tier-mark';
import { useProgram } from '../use-program';
import type { SheetProps } from './vip-sheet';
import styles from './sheets.module.css';

/** One level: where it begins, what keeps it, what it brings (VIP-001). */
export default function LevelSheet({ about }: SheetProps) {
  const t = useText();
  const { number } = useFormat();
  const { program, say, levels } = useProgram();
  const level = levels.find(({ status }) => status === about);
  if (!level) return <p>{t('vip.lead')}</p>;
  const text = program.levels.find((one) => one.level === level.id)?.text;
  return (
    <div className={styles.sheet}>
      <TierMark level={level.status} className={styles.sign} />
      <p className={styles.span}>{t('vip.from', { points: number(level.persistent_comp_points.min) })}</p>
      {text && <p>{say(text)}</p>}
      {level.saveTarget > 0 && <p className={styles.quiet}>{t('vip.level.keep', { points: number(level.saveTarget) })}</p>}
      <ul className={styles.rewards}>
        {program.rewards.filter((reward) => reward.level === level.id).map((reward) => (
          <li key={reward.id}>{say(reward.title)}</li>
        ))}
      </ul>
    </div>
  );
}
