export type TournamentStatus = 'future' | 'active' | 'archive';

/** When a tournament, a lottery or a promotion runs; ISO instants. */
export interface Span {
  start_at: string;
  end_at: string;
}

/** The state by the dates at `now` (epoch ms): active from the start up to, not including, the end (TOUR-002). */
export function tournamentStatus({ start_at, end_at }: Span, now: number): TournamentStatus {
  if (now < Date.parse(start_at)) return 'future';
  return now < Date.parse(end_at) ? 'active' : 'archive';
}

/** What a tournament's timer counts down to, and how many milliseconds are left; an archived one only has a text. */
export type TournamentTimer = { countsTo: 'start' | 'end'; milliseconds: number } | { countsTo: 'nothing' };

/** The timer at `now` (epoch ms): to the end while active, to the start before (TOUR-002). */
export function tournamentTimer(span: Span, now: number): TournamentTimer {
  const status = tournamentStatus(span, now);
  if (status === 'archive') return { countsTo: 'nothing' };
  const countsTo = status === 'active' ? 'end' : 'start';
  return { countsTo, milliseconds: Date.parse(countsTo === 'end' ? span.end_at : span.start_at) - now };
}
