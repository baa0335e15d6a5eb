import type { ActResponse, PastRound, WagerResponse } from '#contract/calls/provider';
import type { ChoiceConfig, GameConfig } from '#contract/fields/game-config';
import type { GameOutcome } from '#contract/fields/game-outcome';
import type { Dice } from '#rules/dice';
import { checkBet, decideRound, isSpotTable, offeredStakes } from '#rules/games/decide-round';
import { actIn, isStepped, seenOf } from '#rules/games/play-choice';
import type { SteppedRound } from '#rules/games/stepped-round';
import { type ActIntent, type Intent, type Provider, ProviderProblem } from './provider';

/** The initial demo credit, which is also its refill when it can no longer pay a stake. */
export const DEMO_CREDIT = 500_000;
/** One coin of the demo credit in its minor units. */
const COIN = 1;
const HISTORY = 20;

interface Demo {
  config: GameConfig;
  game: { identifier: string; title: string };
  minimumCycleMs: number;
  dice: Dice;
  now: () => Date;
}

interface Open {
  round_id: string;
  stake_cents: number;
  kept: GameOutcome | SteppedRound;
}

/** A demo played in the frame: the engine of real play with the browser's random numbers and play credit. */
class LocalProvider implements Provider {
  private balance = DEMO_CREDIT;
  private open: Open | null = null;
  private readonly history: PastRound[] = [];
  private readonly answered = new Map<string, WagerResponse | ActResponse>();

  constructor(private readonly demo: Demo) {}

  init: Provider['init'] = () => {
    const { config, game, minimumCycleMs } = this.demo;
    const { open } = this;
    const outcome = open && this.seen(open.kept);
    return Promise.resolve({
      session: { currency: 'FUN', mode: 'demo', balance_cents: this.balance },
      game: { ...game, rtp: config.rtp, volatility: config.volatility },
      config,
      open_round: open && outcome && { round_id: open.round_id, stake_cents: open.stake_cents, outcome, win_cents: outcome.win_cents },
      stakes_cents: offeredStakes(config, COIN),
      minimum_cycle_ms: minimumCycleMs,
      next_round_in_ms: 0,
      history: [...this.history],
    });
  };

  wager: Provider['wager'] = async (intent: Intent) => {
    const known = this.answered.get(intent.key);
    if (known) return known as WagerResponse;
    if (this.open) throw new ProviderProblem('round_open');
    this.mustPay(intent.stake_cents);
    const { config, dice, now } = this.demo;
    const decision = checkBet(config, intent, COIN);
    if (!decision.isAllowed) throw new ProviderProblem(isSpotTable(config) ? 'bets_not_allowed' : decision.code);
    const { outcome, kept } = decideRound(config, intent, dice, now().getTime());
    this.balance -= intent.stake_cents;
    const round_id = crypto.randomUUID();
    this.open = { round_id, stake_cents: intent.stake_cents, kept };
    this.answered.clear();
    return this.keep(intent.key, { round_id, outcome, win_cents: outcome.win_cents, balance_cents: this.balance });
  };

  act: Provider['act'] = async ({ key, round_id, number, act }: ActIntent) => {
    const known = this.answered.get(key);
    if (known) return known;
    const { open, demo } = this;
    if (open?.round_id !== round_id || !isStepped(open.kept)) throw new ProviderProblem('round_closed');
    if (open.kept.acts.length !== number) throw new ProviderProblem('round_moved');
    const done = actIn(demo.config as ChoiceConfig, open.kept, act, demo.now().getTime());
    if (!done) throw new ProviderProblem('act_not_allowed');
    if (done.staked > this.balance) throw new ProviderProblem('not_enough_money');
    this.balance -= done.staked;
    open.stake_cents += done.staked;
    open.kept = done.kept;
    return this.keep(key, { outcome: done.outcome, balance_cents: this.balance });
  };

  look: Provider['look'] = async (roundId) => {
    if (this.open?.round_id !== roundId) throw new ProviderProblem('round_not_found');
    return { outcome: this.seen(this.open.kept) };
  };

  settle: Provider['settle'] = async (roundId) => {
    const { open } = this;
    if (open?.round_id !== roundId) throw new ProviderProblem('round_not_found');
    const outcome = this.seen(open.kept);
    if ('is_over' in outcome && !outcome.is_over) throw new ProviderProblem('round_unfinished');
    const { win_cents } = outcome;
    this.balance += win_cents;
    this.history.unshift({
      round_id: roundId,
      at: this.demo.now().toISOString(),
      stake_cents: open.stake_cents,
      win_cents,
      number: outcome.kind === 'roulette' ? outcome.number : null,
    });
    this.history.length = Math.min(this.history.length, HISTORY);
    this.open = null;
    return { balance_cents: this.balance, win_cents };
  };

  close: Provider['close'] = () => Promise.resolve();

  private keep<Answer extends WagerResponse | ActResponse>(key: string, response: Answer): Answer {
    this.answered.set(key, response);
    return response;
  }

  private mustPay(stake: number): void {
    if (stake <= this.balance) return;
    this.balance = DEMO_CREDIT;
    throw new ProviderProblem('demo_credit');
  }

  private seen(kept: GameOutcome | SteppedRound): GameOutcome {
    const { config, now } = this.demo;
    return isStepped(kept) ? seenOf(config as ChoiceConfig, kept, now().getTime()) : kept;
  }
}

/** The provider of a demo. */
export function localProvider(demo: Demo): Provider {
  return new LocalProvider(demo);
}
