import type { OpenRound, PastRound, WagerAnswer } from '#contract/calls/provider';
import type { GameConfig } from '#contract/fields/game-config';
import type { GameOutcome } from '#contract/fields/game-outcome';
import type { Dice } from '#rules/dice';
import { playSlot } from '#rules/games/play-slot';
import { checkBets, playRoulette } from '#rules/games/roulette';
import { checkStake, slotStakes, tableLimits } from '#rules/games/stakes';
import { type Intent, type Provider, ProviderProblem } from './provider';

/** The initial demo credit, and its refill when it can't pay a stake any more. */
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

function decide(config: GameConfig, { stake_cents, bets }: Intent, dice: Dice): GameOutcome {
  if (config.kind === 'slots') {
    const decision = checkStake(config, stake_cents, COIN);
    if (!decision.isAllowed) throw new ProviderProblem(decision.code);
    return playSlot(config, stake_cents, dice);
  }
  const decision = checkBets(config, bets ?? [], COIN);
  if (!decision.isAllowed) throw new ProviderProblem(decision.code);
  if (decision.stake !== stake_cents) throw new ProviderProblem('bets_not_allowed');
  return playRoulette(config, bets ?? [], dice);
}

/** A demo played in the frame: the engine of real play, the browser's dice, credit that is not money. */
export function localProvider({ config, game, minimumCycleMs, dice, now }: Demo): Provider {
  let balance = DEMO_CREDIT;
  let open: OpenRound | null = null;
  const history: PastRound[] = [];
  const answered = new Map<string, WagerAnswer>();
  return {
    init: () =>
      Promise.resolve({
        session: { currency: 'FUN', mode: 'demo', balance_cents: balance },
        game: { ...game, rtp: config.rtp, volatility: config.volatility },
        config,
        open_round: open,
        stakes_cents: config.kind === 'slots' ? slotStakes(config, COIN) : tableLimits(config, COIN).chips,
        minimum_cycle_ms: minimumCycleMs,
        next_round_in_ms: 0,
        history: [...history],
      }),
    async wager(intent) {
      const known = answered.get(intent.key);
      if (known) return known;
      if (open) throw new ProviderProblem('round_open');
      if (intent.stake_cents > balance) {
        balance = DEMO_CREDIT;
        throw new ProviderProblem('demo_credit');
      }
      const outcome = decide(config, intent, dice);
      balance -= intent.stake_cents;
      const round_id = crypto.randomUUID();
      open = { round_id, stake_cents: intent.stake_cents, outcome, win_cents: outcome.win_cents };
      const answer = { round_id, outcome, win_cents: outcome.win_cents, balance_cents: balance };
      answered.clear();
      answered.set(intent.key, answer);
      return answer;
    },
    async settle(roundId) {
      if (open?.round_id !== roundId) throw new ProviderProblem('round_not_found');
      balance += open.win_cents;
      const { win_cents, stake_cents, outcome } = open;
      history.unshift({
        round_id: roundId, at: now().toISOString(), stake_cents, win_cents, number: outcome.kind === 'roulette' ? outcome.number : null,
      });
      history.length = Math.min(history.length, HISTORY);
      open = null;
      return { balance_cents: balance, win_cents };
    },
    close: () => Promise.resolve(),
  };
}
