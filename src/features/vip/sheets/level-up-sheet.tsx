import { useText } from '../../../platform/i18n';
import { TierMark } from '../marks/tier-mark';
import { useProgram } from '../use-program';
import { ToClub } from './to-club';
import styles from './sheets.module.css';

/** The player reached another level (VIP-005): which one, and its benefits. */
export default function LevelUpSheet() {
  const t = useText();
  const { program, say, levels, own } = useProgram();
  const level = levels.find(({ id }) => id === own);
  const rewards = program.rewards.filter((reward) => reward.level === own);
  return (
    <div className={styles.sheet}>
      {level && <TierMark level={level.status} className={styles.sign} />}
      {rewards.length > 0 && (
        <>
          <p>{t('vip.level-up.text')}</p>
          <ul className={styles.rewards}>
            {rewards.map((reward) => (
              <li key={reward.id}>{say(reward.title)}</li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.actions}>
        <ToClub />
      </div>
    </div>
  );
}
