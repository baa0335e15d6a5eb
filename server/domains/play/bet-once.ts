import type { JackpotLevel } from '#rules/games/catalogue';
import { minimumCycle } from '#rules/games/play-policy';
import { coinUnit, slotStakes } from '#rules/games/stakes';
import { playAnySlot } from '#rules/games/slots/any-slot';
import { subunitsOf } from '#rules/money/currencies';
import { inTransaction } from '#server/database/connection';
import { awardJackpot, placeWager, settleRound } from '#server/database/ledger';
import { addPlayTime } from '#server/database/rounds-store';
import { newRoundId } from '#server/domains/play/round-id';
import type { Platform } from '#server/platform';
import { gamesCatalogue } from '../games/catalogue/games-catalogue';

/** A bet without a frame: player, slot, and steps above the smallest stake; a negative number counts from the highest. */
interface HouseBet {
  player: number;
  currency: string;
  game: string;
  step: number;
  session: string;
  /** The level of the game's jackpot that the bet wins; none if omitted. */
  level?: JackpotLevel;
}

/** Plays one real round of a slot for a demo player, to its end, with the dice, the ledger and the time of any bet. Returns the round. */
export async function betOnce(
  { database, dice, clock }: Pick<Platform, 'database' | 'dice' | 'clock'>,
  bet: HouseBet,
): Promise<string | null> {
  const games = gamesCatalogue();
  const found = games.find(bet.game);
  const config = found && (await games.configOf(found));
  if (!found || config?.kind !== 'slots') return null;
  const unit = coinUnit(bet.currency, subunitsOf(bet.currency));
  const stake = slotStakes(config, unit).at(bet.step) ?? 0;
  const outcome = playAnySlot(config, stake, dice);
  const round = newRoundId(clock.now());
  const { level } = bet;
  const { jackpot } = found;
  const wager = {
    intent: null,
    player: bet.player,
    session: bet.session,
    round,
    game: found.identifier,
    currency: bet.currency,
    stake,
    outcome,
    win: outcome.win_cents,
  };
  if (level === undefined || jackpot === null) await placeWager(database, { ...wager, jackpot });
  else {
    await inTransaction(database, async (transaction) => {
      await placeWager(transaction, { ...wager, jackpot });
      await awardJackpot(transaction, { ...wager, jackpot }, level);
    });
  }
  await addPlayTime(database, bet.player, bet.currency, minimumCycle(config.kind, null));
  await settleRound(database, round, bet.player);
  return round;
}
