import { coinUnit, slotStakes } from '#rules/games/stakes';
import { playSlot } from '#rules/games/play-slot';
import { currencyOf } from '#rules/money/currencies';
import { placeWager, settleRound } from '#server/database/ledger';
import { newRoundId } from '#server/edges/providers/round-id';
import type { Platform } from '#server/platform';
import { gamesCatalogue } from './games-catalogue';

/** A bet without a frame: whose, on which slot, and how many steps above its smallest stake. */
interface HouseBet {
  player: number;
  currency: string;
  game: string;
  step: number;
  session: string;
}

/** Plays one real round of a slot for a player of the demo data, to its end: the dice and the ledger of any bet. */
export async function betOnce({ database, dice, clock }: Pick<Platform, 'database' | 'dice' | 'clock'>, bet: HouseBet): Promise<void> {
  const games = gamesCatalogue();
  const found = games.find(bet.game);
  const config = found && (await games.configOf(found));
  if (!found || config?.kind !== 'slots') return;
  const unit = coinUnit(bet.currency, currencyOf(bet.currency)?.subunits_to_unit ?? 100);
  const stake = slotStakes(config, unit)[bet.step] ?? 0;
  const outcome = playSlot(config, stake, dice);
  const round = newRoundId(clock.now());
  await placeWager(database, {
    intent: null,
    player: bet.player,
    session: bet.session,
    round,
    game: found.identifier,
    currency: bet.currency,
    stake,
    outcome,
    win: outcome.win_cents,
    jackpot: found.jackpot,
  });
  await settleRound(database, round, bet.player);
}
