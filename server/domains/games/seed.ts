import { coinUnit, slotStakes } from '#rules/games/stakes';
import { playSlot } from '#rules/games/play-slot';
import { currencyOf } from '#rules/money/currencies';
import { placeWager, settleRound } from '#server/database/ledger';
import { newRoundId } from '#server/edges/providers/round-id';
import type { Platform } from '#server/platform';
import { gamesCatalogue } from './games-catalogue';

const GAMES = 8;
const ROUNDS = 6;

/** Real rounds for a demo player: the same dice and the same ledger as any bet, small stakes on several slots. */
export async function seedRounds({ database, dice, clock }: Platform, player: { id: number; currency: string }): Promise<void> {
  const games = gamesCatalogue();
  const slots = games.index.all.map(({ game }) => game).filter(({ categories, currencies }) => categories.includes('slots') && player.currency in currencies);
  const unit = coinUnit(player.currency, currencyOf(player.currency)?.subunits_to_unit ?? 100);
  for (let game = 0; game < GAMES; game += 1) {
    const found = games.find(slots[dice.int(slots.length)]?.identifier ?? '');
    const config = found && games.configOf(found);
    if (!found || config?.kind !== 'slots') continue;
    const stake = slotStakes(config, unit)[1] ?? 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const outcome = playSlot(config, stake, dice);
      const id = newRoundId(clock.now());
      await placeWager(database, {
        intent: null,
        player: player.id,
        session: 'seed',
        round: id,
        game: found.identifier,
        currency: player.currency,
        stake,
        outcome,
        win: outcome.win_cents,
        jackpot: found.jackpot,
      });
      await settleRound(database, id, player.id);
    }
  }
}
