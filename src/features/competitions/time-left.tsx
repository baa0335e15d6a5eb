import { type Span, tournamentTimer } from '#rules/competitions/tournament-status';
import { useText } from '../../platform/i18n';
import { Countdown } from '../../ui/countdown';
import { useNow } from '../../platform/presence/use-now';

/** Time to the start or to the end; a finished one shows a text, or with `hidesAtEnd` nothing (TOUR-002). */
export function TimeLeft({ span, hidesAtEnd = false }: { span: Span; hidesAtEnd?: boolean }) {
  const t = useText();
  const now = useNow();
  const { countsTo } = tournamentTimer(span, now);
  if (countsTo === 'nothing') return hidesAtEnd ? null : <span>{t('competitions.finished')}</span>;
  const end = Date.parse(countsTo === 'end' ? span.end_at : span.start_at);
  return (
    <span>
      {t(countsTo === 'end' ? 'competitions.ends-in' : 'competitions.starts-in')}{' '}
      <Countdown end={end} now={now} daysText={(days) => t('competitions.days', { days })} doneText="" />
    </span>
  );
}
