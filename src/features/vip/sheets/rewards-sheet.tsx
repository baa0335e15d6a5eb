import { useProgram } from '../use-program';
import { TierMark } from '../marks/tier-mark';
import styles from './sheets.module.css';

/** The benefits of each level, in a sentence each. */
export default function RewardsSheet() {
  const { program, say, levels } = useProgram();
  return (
    <ul className={styles.list}>
      {levels.map(({ id, name, status }) => {
        const text = program.levels.find(({ level }) => level === id)?.text;
        return (
          <li key={id} className={styles.row}>
            <TierMark level={status} className={styles.mark} />
            <h3>{name}</h3>
            {text && <p>{say(text)}</p>}
          </li>
        );
      })}
    </ul>
  );
}
