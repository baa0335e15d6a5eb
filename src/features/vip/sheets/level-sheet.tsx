import { useFormat, useText } from '../../../platform/i18n';
import { TierMark } from '../marks/tier-mark';
import { useKeep } from '../use-keep';
import { useProgram } from '../use-program';
import type { SheetProps } from './sheet-props';
import styles from './sheets.module.css';

/** One level: how to keep it, and its benefits (VIP-001). */
export default function LevelSheet({ about }: SheetProps) {
  const t = useText();
  const { number } = useFormat();
  const keepOf = useKeep();
  const { program, say, levels } = useProgram();
  const level = levels.find(({ status }) => status === about);
  if (!level) return <p>{t('vip.lead')}</p>;
  const text = program.levels.find((one) => one.level === level.id)?.text;
  return (
    <div className={styles.sheet}>
      <TierMark level={level.status} className={styles.sign} />
      {level.persistent_comp_points.min > 0 && (
        <p className={styles.span}>{t('vip.level.from', { points: number(level.persistent_comp_points.min) })}</p>
      )}
      <p className={styles.span}>{keepOf(level)}</p>
      {text && <p>{say(text)}</p>}
      <ul className={styles.rewards}>
        {program.rewards
          .filter((reward) => reward.level === level.id)
          .map((reward) => (
            <li key={reward.id}>{say(reward.title)}</li>
          ))}
      </ul>
    </div>
  );
}
