import type { ResponseOf, BodyOf } from '#contract/call';
import type { liveAct, liveBet, liveSeat } from '#contract/calls/live';
import { roundPolicy } from '#rules/games/play-policy';
import { coinUnit, type StakeDecision } from '#rules/games/stakes';
import { knownRate } from '#rules/money/money';
import { balanceOf } from '#server/database/ledger';
import { wakeSoon } from '#server/database/wake';
import type { Platform } from '#server/platform';
import { refuse } from '#server/plugins/refusals';
import type { BetPlace, WagerIntent } from '#server/ports/game-engine';
import { configsOf } from '../config/configs';
import { KnownCurrencies } from '../games/catalogue/currencies';
import { gamesCatalogue } from '../games/catalogue/games-catalogue';
import { PlaceChecks } from '../play/place';
import { Launches, type Playing } from '../play/launches';
import { newRoundId } from '../play/round-id';
import { countingOf } from '../play/wager';
import { type LiveGame, liveGameOf } from './live-games';
import { actAtLiveTable, type PlacedAct, placeLiveBet, playLiveTurn, readBetsOf, readLiveRound, readOwnBets } from './live-store';

/** The bets of launched frames at live tables. */
export class LiveBets {
  private readonly launches: Launches;
  private readonly currencies: KnownCurrencies;
  private readonly places: PlaceChecks;

  constructor(private readonly platform: Platform) {
    this.launches = new Launches(platform.database, gamesCatalogue());
    this.currencies = new KnownCurrencies(platform.database);
    this.places = new PlaceChecks(platform);
  }

  /**
   * Places a player's bets in a round, replacing earlier ones; an empty list withdraws them. Returns the table's game along with the
   * response. Refuses launch_token_invalid, restricted_region, bets_not_allowed, and like the function place_live_bet.
   */
  async place(
    token: string,
    { live_round, bets }: BodyOf<typeof liveBet>,
    intent: WagerIntent,
    from: BetPlace,
  ): Promise<{ game: string; answer: ResponseOf<typeof liveBet> }> {
    const { database, clock } = this.platform;
    const playing = await this.launches.of(token);
    // Bets can be withdrawn from any country.
    if (bets.length > 0) await this.places.require(from, playing.licence);
    const { config, rules } = await this.tableOf(playing);
    const now = clock.now();
    const scene = await this.scene();
    const unit = coinUnit(playing.currency, knownRate(scene.currencies, playing.currency).subunits);
    const placed = await placeLiveBet(database, {
      ...intent,
      tokenHash: playing.tokenHash,
      liveRound: live_round,
      round: newRoundId(now),
      stake: bets.length === 0 ? 0 : allowedStake(rules.checkBets(bets, unit)),
      bets,
      policy: roundPolicy(config.kind, playing, { currency: playing.currency, rates: scene.currencies, now }),
      terms: countingOf(config, rules.atRisk(bets), playing.currency, scene),
    });
    wakeSoon(database, playing.player);
    await this.launches.noteAct(playing, now);
    const { stake_cents, balance } = placed;
    return { game: playing.game, answer: { stake_cents, balance_cents: balance.amount_cents, bonus_cents: balance.bonus_cents } };
  }

  /** A player's own bets at the launched table and the balance. Refuses launch_token_invalid, bets_not_allowed (not a live table). */
  async seat(token: string): Promise<ResponseOf<typeof liveSeat>> {
    const { database } = this.platform;
    const playing = await this.launches.of(token);
    await this.tableOf(playing);
    // In this order: a win that the rounds show is in the balance that's read after them.
    const rounds = await readOwnBets(database, playing.player, playing.game);
    const balance = await balanceOf(database, playing.player, playing.currency);
    return {
      balance_cents: balance.amount_cents,
      bonus_cents: balance.bonus_cents,
      rounds: rounds.map(({ live_round, bets, acts, stake, win }) => ({ live_round, bets, acts, stake_cents: stake, win_cents: win })),
    };
  }

  /**
   * Acts on a bet while the outcome is shown, or for a seat whose turn it is. Refuses launch_token_invalid, act_not_allowed,
   * and like the functions act_at_live_table and play_live_turn.
   */
  async act(token: string, wanted: BodyOf<typeof liveAct>, intent: WagerIntent): Promise<ResponseOf<typeof liveAct>> {
    const { database, clock } = this.platform;
    const playing = await this.launches.of(token);
    const table = await this.tableOf(playing);
    const { live_round, kind, spot } = wanted;
    const placed = { ...intent, tokenHash: playing.tokenHash, liveRound: live_round, kind, spot };
    if (table.rules.turns) return this.turn(playing, table, wanted.number ?? 0, placed);
    if (kind !== 'cash-out') throw refuse('act_not_allowed');
    const done = await actAtLiveTable(database, placed);
    await this.launches.noteAct(playing, clock.now());
    return done;
  }

  /** One act for a seat. `number` is how many came before it: of two that arrive together one is performed, and the other refused. */
  private async turn(
    playing: Playing,
    { config, rules }: LiveGame,
    number: number,
    placed: PlacedAct,
  ): Promise<ResponseOf<typeof liveAct>> {
    const { database, clock } = this.platform;
    const { liveRound, kind, spot } = placed;
    const [round, own] = await Promise.all([readLiveRound(database, liveRound), readBetsOf(database, liveRound, playing.player)]);
    if (!round?.drawn || !rules.turns || round.game !== playing.game) throw refuse('round_closed');
    const { drawn } = round;
    const done = rules.turns.number(drawn) === number ? rules.turns.act(drawn, spot, kind) : { drawn, stakes: 0 };
    if (!done) throw refuse('act_not_allowed');
    const stake = done.stakes * (own?.bets.find((bet) => bet.spot === spot)?.stake_cents ?? 0);
    const { at_ms, balance } = await playLiveTurn(database, {
      ...placed,
      number,
      drawn: done.drawn,
      result: rules.resultOf(done.drawn),
      lasts: rules.playMs(done.drawn),
      stake,
      terms: countingOf(config, stake, playing.currency, await this.scene()),
    });
    wakeSoon(database, playing.player);
    await this.launches.noteAct(playing, clock.now());
    return { at_ms, balance_cents: balance.amount_cents, bonus_cents: balance.bonus_cents };
  }

  private async scene() {
    return {
      terms: await configsOf(this.platform).get('reward-terms'),
      currencies: await this.currencies.at(this.platform.clock.now().getTime()),
    };
  }

  private async tableOf({ game }: Playing): Promise<LiveGame> {
    const table = await liveGameOf(game);
    if (!table) throw refuse('bets_not_allowed');
    return table;
  }
}

function allowedStake(decision: StakeDecision): number {
  if (!decision.isAllowed) throw refuse(decision.code);
  return decision.stake;
}
