import type { GameConfig } from '#contract/fields/game-config';
import type { GameOutcome } from '#contract/fields/game-outcome';
import { type Provider, ProviderProblem } from './provider';

interface Replay {
  config: GameConfig;
  outcome: GameOutcome;
  game: { identifier: string; title: string };
  currency: string;
}

const closed = () => Promise.reject(new ProviderProblem('round_closed'));

/** The provider of a replayed round: it returns that round's session and accepts no stake. */
export function replayProvider({ config, outcome, game, currency }: Replay): Provider {
  return {
    init: async () => ({
      session: { currency, mode: 'real', balance_cents: 0 },
      game: { ...game, rtp: config.rtp, volatility: config.volatility },
      config,
      open_round: null,
      stakes_cents: [Math.max(1, outcome.stake_cents)],
      minimum_cycle_ms: 0,
      next_round_in_ms: 0,
      history: [],
    }),
    wager: closed,
    act: closed,
    look: closed,
    settle: closed,
    close: () => Promise.resolve(),
  };
}
