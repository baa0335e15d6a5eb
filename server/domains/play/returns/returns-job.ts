import { judgeReturn, type ReturnVerdict } from '#rules/games/return-monitor';
import { writeAudit } from '#server/database/audit-store';
import { type Database, inTransaction } from '#server/database/connection';
import { gamesCatalogue } from '#server/domains/games/catalogue/games-catalogue';
import type { Platform } from '#server/platform';
import { endAlarm, raiseAlarm, readReturns, sumReturns } from './store';

const HOUR_MS = 60 * 60 * 1000;
/** The latest time from placing a round to settling it. */
const SETTLED_WITHIN_MS = 2 * HOUR_MS;
/** The number of compared days. */
const DAYS = 90;

export interface GameReturn extends ReturnVerdict {
  game: string;
  rounds: number;
  /** Euro cents. */
  stake: number;
  win: number;
}

/** The measured and the published return of each game for the last 90 days, without withdrawn games. */
export async function compareReturns(database: Database, now: Date): Promise<GameReturn[]> {
  const games = gamesCatalogue();
  const compared: GameReturn[] = [];
  for (const { game, stake, win, ...sums } of await readReturns(database, new Date(now.getTime() - DAYS * 24 * HOUR_MS))) {
    const found = games.find(game);
    if (found) compared.push({ game, rounds: sums.rounds, stake, win, ...judgeReturn(await games.configOf(found), sums) });
  }
  return compared;
}

/**
 * The job `game_returns`, run every hour: compares the measured returns of games with the published ones. A deviation raises an alarm: an
 * error in the log each hour while it lasts, and an audit entry at its start and its end.
 */
export async function watchReturns({ database, clock, log }: Pick<Platform, 'database' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now();
  await sumReturns(database, new Date(now.getTime() - SETTLED_WITHIN_MS));
  const compared = await compareReturns(database, now);
  for (const { game, verdict, ...figures } of compared) {
    await inTransaction(database, async (transaction) => {
      const isOff = verdict === 'off';
      const hasChanged = isOff ? await raiseAlarm(transaction, game, figures.deviation, now) : await endAlarm(transaction, game);
      if (!hasChanged) return;
      const kind = isOff ? 'game_return_off' : 'game_return_fine';
      await writeAudit(transaction, { actor: 'platform', kind, details: { game, ...figures } });
    });
  }
  const off = compared.filter(({ verdict }) => verdict === 'off');
  if (off.length > 0) log.error({ games: off }, 'games return more or less than they should');
  log.info({ games: compared.length, off: off.length }, 'game returns compared');
}
