import type { ResponseOf, BodyOf } from '#contract/call';
import type { liveBet, liveSeat } from '#contract/calls/live';
import { minimumCycle } from '#rules/games/play-policy';
import { coinUnit, type StakeDecision } from '#rules/games/stakes';
import { knownRate } from '#rules/money/money';
import { balanceOf } from '#server/database/ledger';
import { wakeSoon } from '#server/database/wake';
import type { Platform } from '#server/platform';
import { refuse } from '#server/plugins/refusals';
import type { WagerIntent } from '#server/ports/game-engine';
import { configsOf } from '../config/configs';
import { KnownCurrencies } from '../games/catalogue/currencies';
import { gamesCatalogue } from '../games/catalogue/games-catalogue';
import { Launches, type Playing } from '../play/launches';
import { newRoundId } from '../play/round-id';
import { countingOf } from '../play/wager';
import { liveGameOf } from './live-games';
import { placeLiveBet, readOwnBets } from './live-store';

/** The bets of launched frames at live tables. */
export class LiveBets {
  private readonly launches: Launches;
  private readonly currencies: KnownCurrencies;

  constructor(private readonly platform: Platform) {
    this.launches = new Launches(platform.database, gamesCatalogue());
    this.currencies = new KnownCurrencies(platform.database);
  }

  /**
   * Places a player's bets in a round, in place of earlier ones; no bets take the earlier ones back. Returns the table's game along with the
   * answer. Refuses launch_token_invalid, bets_not_allowed and what the function place_live_bet refuses.
   */
  async place(
    token: string,
    { live_round, bets }: BodyOf<typeof liveBet>,
    intent: WagerIntent,
  ): Promise<{ game: string; answer: ResponseOf<typeof liveBet> }> {
    const { database, clock } = this.platform;
    const playing = await this.launches.of(token);
    const { config, rules } = await this.tableOf(playing);
    const now = clock.now();
    const scene = {
      terms: await configsOf(this.platform).get('reward-terms'),
      currencies: await this.currencies.at(now.getTime()),
    };
    const unit = coinUnit(playing.currency, knownRate(scene.currencies, playing.currency).subunits);
    const placed = await placeLiveBet(database, {
      ...intent,
      tokenHash: playing.tokenHash,
      liveRound: live_round,
      round: newRoundId(now),
      stake: bets.length === 0 ? 0 : allowedStake(rules.checkBets(bets, unit)),
      bets,
      cycle: minimumCycle(config.kind, playing.licence),
      terms: countingOf(config, rules.atRisk(bets), playing.currency, scene),
    });
    wakeSoon(database, playing.player);
    await this.launches.noteAct(playing, now);
    return { game: playing.game, answer: { stake_cents: placed.stake_cents, balance_cents: placed.balance.amount_cents } };
  }

  /** A player's own bets at the launched table and the balance. Refuses launch_token_invalid, bets_not_allowed (not a live table). */
  async seat(token: string): Promise<ResponseOf<typeof liveSeat>> {
    const { database } = this.platform;
    const playing = await this.launches.of(token);
    await this.tableOf(playing);
    const [balance, rounds] = await Promise.all([
      balanceOf(database, playing.player, playing.currency),
      readOwnBets(database, playing.player, playing.game),
    ]);
    return {
      balance_cents: balance.amount_cents,
      rounds: rounds.map(({ live_round, bets, stake, win }) => ({ live_round, bets, stake_cents: stake, win_cents: win })),
    };
  }

  private async tableOf({ game }: Playing) {
    const table = await liveGameOf(game);
    if (!table) throw refuse('bets_not_allowed');
    return table;
  }
}

function allowedStake(decision: StakeDecision): number {
  if (!decision.isAllowed) throw refuse(decision.code);
  return decision.stake;
}
