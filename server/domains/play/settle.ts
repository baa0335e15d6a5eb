import type { SettleResponse } from '#contract/calls/provider';
import type { Database } from '#server/database/connection';
import { settleRound } from '#server/database/ledger';
import type { GamesCatalogue } from '#server/domains/games/catalogue/games-catalogue';
import { readFreeSpinsOver } from '#server/domains/gifts/spins-store';
import { refuse } from '#server/plugins/refusals';
import type { Playing } from './launches';
import { isUnfinished } from './steps';

/** Pays an open round's win; with a gift's last free spin, says what its spins won. Refuses round_unfinished, and like `settle_round`. */
export async function settle(
  database: Database,
  playing: Playing,
  round: string,
  { games, now }: { games: GamesCatalogue; now: Date },
): Promise<SettleResponse> {
  const { player, found, currency } = playing;
  if (await isUnfinished(database, playing, round, { config: await games.configOf(found), now })) throw refuse('round_unfinished');
  const { balance, win_cents, gift } = await settleRound(database, round, player);
  const over = gift === undefined ? null : await readFreeSpinsOver(database, gift, { player, game: found.identifier, currency, now });
  return { balance_cents: balance.amount_cents, bonus_cents: balance.bonus_cents, win_cents, ...(over && { free_spins_over: over }) };
}
