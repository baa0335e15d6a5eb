import type { LiveMark, LiveTable } from '#contract/fields/live';
import { opensAt } from '#rules/games/live/hours';
import type { Queries } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { configsOf } from '../config/configs';
import { isPlayStopped } from '../games/stops-store';
import { maskName } from '../games/jackpots/jackpots';
import type { LiveGame } from './live-games';
import { latestDrawn, readBettors, readByNumber, readRunning, takenSpots } from './live-store';

const BETTORS = 12;
const RESULTS = 200;

type Round = NonNullable<Awaited<ReturnType<typeof readRunning>>>;

/** The visible part of an outcome now: nothing before it's shown, everything once bets are paid. */
function seenNow({ rules }: LiveGame, { phase, drawn, elapsed_ms }: Pick<Round, 'phase' | 'drawn' | 'elapsed_ms'>) {
  if (!drawn || phase === 'betting' || phase === 'closing') return null;
  return rules.seenOf(drawn, phase === 'playing' ? elapsed_ms : Number.POSITIVE_INFINITY);
}

/** The watchers' view of a table; null until its first round. `watching` is the number of open streams. */
export async function viewOf(queries: Queries, table: LiveGame, watching: number): Promise<LiveTable | null> {
  const round = await readRunning(queries, table.game.identifier);
  if (!round || round.phase === 'over') return null;
  const [{ players, rows }, taken] = await Promise.all([
    readBettors(queries, round.id, BETTORS),
    table.rules.turns ? takenSpots(queries, round.id) : null,
  ]);
  const isPaid = round.phase === 'result';
  const seen = seenNow(table, round);
  // The duration of a hidden round would reveal its end.
  const isSecret = table.rules.isHidden === true && round.phase === 'playing';
  const isUnfinished = isSecret || (table.rules.turns !== undefined && round.phase === 'playing');
  return {
    game: round.game,
    live_round: round.id,
    number: Number(round.number),
    phase: round.phase,
    left_ms: isSecret ? 0 : round.left_ms,
    phase_ms: isSecret ? 0 : round.phase_ms,
    commitment: round.commitment.toString('hex'),
    seed: isPaid ? round.seed.toString('hex') : null,
    seen,
    result: seen && !isUnfinished ? round.result : null,
    players,
    watching,
    ...(taken && { taken: taken.map(({ spot, nickname }) => ({ spot, name: maskName(nickname) })) }),
    bettors: rows.map(({ nickname, currency, stake, win }) => ({
      name: maskName(nickname),
      currency,
      stake_cents: stake,
      // Bets are never paid before the phase that shows the result.
      win_cents: win,
    })),
  };
}

/** When a closed table opens, and whether operators have switched it off; neither for one that's open. */
export async function openingOf(
  stand: Pick<Platform, 'database' | 'clock' | 'log'>,
  game: string,
): Promise<{ opens_at: string | null; is_stopped: boolean }> {
  const { hours } = await configsOf(stand).get('live-tables');
  const is_stopped = await isPlayStopped(stand.database, game);
  return { opens_at: is_stopped ? null : (opensAt(hours[game], stand.clock.now())?.toISOString() ?? null), is_stopped };
}

/** The last results of a table, the newest first. */
export async function resultsOf(queries: Queries, { game, rules }: LiveGame, most: number = RESULTS): Promise<LiveMark[]> {
  return (await latestDrawn(queries, game.identifier, most)).map((drawn) => rules.markOf(drawn));
}

/** The data for verifying a round; with seed and outcome once its bets are paid. Null for a round that doesn't exist. */
export async function publishedRound(queries: Queries, table: LiveGame, number: number) {
  const round = await readByNumber(queries, table.game.identifier, number);
  if (!round) return null;
  const isPaid = round.phase === 'result' || round.phase === 'over';
  return {
    live_round: round.id,
    commitment: round.commitment.toString('hex'),
    seed: isPaid ? round.seed.toString('hex') : null,
    seen: isPaid && round.drawn ? table.rules.seenOf(round.drawn, Number.POSITIVE_INFINITY) : null,
    result: isPaid ? round.result : null,
  };
}
