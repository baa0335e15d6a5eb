import { opensAt } from '#rules/games/live/hours';
import { inTransaction, type Transaction } from '#server/database/connection';
import { enqueue } from '#server/database/enqueue';
import type { Platform } from '#server/platform';
import { configsOf } from '../config/configs';
import { isPlayStopped } from '../games/stops-store';
import { newRoundId } from '../play/round-id';
import type { LiveGame } from './live-games';
import { beginPhase, hasBets, hasUnpaidBets, insertRound, latestNumber, lockRunning, noteChange, takenSpots } from './live-store';
import { diceOf, newSeed } from './seeds';

/** The pause between the last bet and the draw, so that bets sent in time have arrived. */
const CLOSING_MS = 2_000;
/** The interval of checks of a closed table. */
const CLOSED_MS = 1_000;

type Stand = Pick<Platform, 'database' | 'clock' | 'log'>;
type Running = NonNullable<Awaited<ReturnType<typeof lockRunning>>>;

/**
 * Advances a table to its next phase if the current one has ended by the database's clock, in one transaction that locks the round:
 * one of several servers does it, and one that dies leaves the phase unchanged. Returns the remaining milliseconds of the phase.
 */
export async function turnTable(stand: Stand, table: LiveGame): Promise<number> {
  const timing = await configsOf(stand).get('live-tables');
  const betting = timing.betting_seconds * 1_000;
  const { identifier } = table.game;
  const now = stand.clock.now();
  return inTransaction(stand.database, async (transaction) => {
    const running = await lockRunning(transaction, identifier);
    if (running && running.left_ms > 0) return running.left_ms;
    const isClosed = opensAt(timing.hours[identifier], now) !== null || (await isPlayStopped(transaction, identifier));
    if (!running && isClosed) return CLOSED_MS;
    const lasts = running
      ? await next(transaction, table, running, { betting, result: timing.result_seconds * 1_000, isClosed }, now)
      : await open(transaction, identifier, betting, now);
    await noteChange(transaction, identifier);
    return lasts;
  });
}

async function open(transaction: Transaction, game: string, lasts: number, now: Date): Promise<number> {
  const number = (await latestNumber(transaction, game)) + 1;
  await insertRound(transaction, { id: newRoundId(now), game, number, ...newSeed() }, lasts);
  return lasts;
}

async function next(
  transaction: Transaction,
  { game, rules }: LiveGame,
  { id, phase, seed, drawn: stored }: Running,
  timing: { betting: number; result: number; isClosed: boolean },
  now: Date,
): Promise<number> {
  const begin = async (...[name, lasts, drawn]: [Parameters<typeof beginPhase>[2], number, { drawn: object; result: string }?]) => {
    await beginPhase(transaction, id, name, lasts, drawn);
    return lasts;
  };
  const play = (drawn: object) => begin('playing', rules.playMs(drawn), { drawn, result: rules.resultOf(drawn) });
  switch (phase) {
    case 'betting':
      // A table with seats waits for a player.
      if (!rules.turns || (await hasBets(transaction, id))) return begin('closing', CLOSING_MS);
      if (!timing.isClosed) return begin('betting', timing.betting);
      await begin('over', 0);
      return CLOSED_MS;
    case 'closing': {
      const drawn = rules.draw(diceOf(seed, id));
      return play(rules.turns ? rules.turns.begin(drawn, await spotsOf(transaction, id)) : drawn);
    }
    case 'playing': {
      const passed = stored && rules.turns?.pass(stored);
      if (passed) return play(passed);
      if (await hasUnpaidBets(transaction, id)) await enqueue(transaction, 'pay_live_round', { live_round: id }, { key: `live ${id}` });
      return begin('result', timing.result);
    }
    default:
      await begin('over', 0);
      // A running round is finished when the table closes or is switched off.
      return timing.isClosed ? CLOSED_MS : open(transaction, game.identifier, timing.betting, now);
  }
}

const spotsOf = async (transaction: Transaction, id: string) => (await takenSpots(transaction, id)).map(({ spot }) => spot);
