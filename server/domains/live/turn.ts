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

/** Between the last bet and the draw: what was sent in time has arrived or is refused. */
const CLOSING_MS = 2_000;
/** How soon a closed table is looked at again. */
const CLOSED_MS = 1_000;

type Stand = Pick<Platform, 'database' | 'clock' | 'log'>;
type Running = NonNullable<Awaited<ReturnType<typeof lockRunning>>>;

/**
 * Takes a table to its next phase if the current one has ended by the database's clock, in one transaction that holds the round:
 * of several servers one does it, and one that dies leaves the phase as it was. Returns how many milliseconds the phase lasts on.
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
      // A table with seats waits for somebody who plays.
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
      // A round that runs when the table closes or is switched off is played to its end.
      return timing.isClosed ? CLOSED_MS : open(transaction, game.identifier, timing.betting, now);
  }
}

const spotsOf = async (transaction: Transaction, id: string) => (await takenSpots(transaction, id)).map(({ spot }) => spot);
