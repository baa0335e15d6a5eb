import { useFormat, useText } from '../../../platform/i18n';
import { Meter } from '../../../ui/meter';
import { useProgram } from '../use-program';
import { useStanding } from '../use-standing';
import styles from './sheets.module.css';

/** The season: its time, its effects, and how to keep the player's level. */
export default function SeasonSheet() {
  const t = useText();
  const { number, date } = useFormat();
  const { program, say, nameOf } = useProgram();
  const { data: standing } = useStanding();
  const { season } = program;
  const span = { start: date(season.start_at), end: date(season.end_at) };
  return (
    <div className={styles.sheet}>
      <p className={styles.span}>{t('vip.season.span', span)}</p>
      <p>{say(season.text)}</p>
      {standing && standing.saved.target > 0 && (
        <Meter
          label={nameOf(standing.progress.activeStatus)}
          isLabelHidden
          value={standing.saved.points}
          max={standing.saved.target}
          tone="special"
          valueText={t('vip.season.target', {
            level: nameOf(standing.progress.activeStatus),
            points: number(standing.saved.points),
            target: number(standing.saved.target),
          })}
        />
      )}
    </div>
  );
}
