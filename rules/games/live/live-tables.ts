import type { GameConfig } from '#contract/fields/game-config';
import type { LiveKind } from '#contract/fields/live';
import { liveBaccarat } from './live-baccarat';
import { liveBlackjack } from './live-blackjack';
import { liveLaunch } from './live-launch';
import { liveRoulette } from './live-roulette';
import type { LiveRules } from './live-rules';
import { liveWheel } from './live-wheel';

/** Makes rules from the configuration of one kind of game; throws for other kinds. */
function adapter<Kind extends GameConfig['kind'], Drawn extends object>(
  kind: Kind,
  rulesOf: (config: Extract<GameConfig, { kind: Kind }>) => LiveRules<Drawn>,
) {
  return (config: GameConfig): LiveRules | null =>
    config.kind === kind ? (rulesOf(config as Extract<GameConfig, { kind: Kind }>) as unknown as LiveRules) : null;
}

/** Makers of the rules for each kind of live table. */
const adapters: Record<LiveKind, (config: GameConfig) => LiveRules | null> = {
  roulette: adapter('roulette', liveRoulette),
  baccarat: adapter('baccarat', liveBaccarat),
  blackjack: adapter('blackjack', liveBlackjack),
  wheel: adapter('money-wheel', liveWheel),
  launch: adapter('crash', liveLaunch),
};

/** The rules of a live table of a kind. Throws for a configuration of another kind. */
export function liveRulesOf(kind: LiveKind, config: GameConfig): LiveRules {
  const rules = adapters[kind](config);
  if (!rules) throw new TypeError(`no live ${kind} is played with a configuration of ${config.kind}`);
  return rules;
}
