import type { Tournament } from '#contract/fields/tournament';
import { tournamentTimer } from '#rules/competitions/tournament-status';
import { useText } from '../../platform/i18n';
import { Countdown } from '../../ui/countdown';
import { useNow } from './use-now';

/** Time to the start or to the end; a finished one says so (TOUR-002). */
export function TournamentTimer({ tournament }: { tournament: Tournament }) {
  const t = useText();
  const now = useNow();
  const { countsTo } = tournamentTimer(tournament, now);
  if (countsTo === 'nothing') return <span>{t('competitions.finished')}</span>;
  const end = Date.parse(countsTo === 'end' ? tournament.end_at : tournament.start_at);
  return (
    <span>
      {t(countsTo === 'end' ? 'competitions.ends-in' : 'competitions.starts-in')}{' '}
      <Countdown end={end} now={now} daysText={(days) => t('competitions.days', { days })} doneText="" />
    </span>
  );
}
