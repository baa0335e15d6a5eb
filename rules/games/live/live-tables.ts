import type { GameConfig } from '#contract/fields/game-config';
import type { LiveKind } from '#contract/fields/live';
import { liveRoulette } from './live-roulette';
import type { LiveRules } from './live-rules';

/** The rules of a live table of a kind. Throws for a configuration of another kind. */
export function liveRulesOf(kind: LiveKind, config: GameConfig): LiveRules {
  if (kind === 'roulette' && config.kind === 'roulette') return liveRoulette(config) as LiveRules;
  throw new TypeError(`no live ${kind} is played with a configuration of ${config.kind}`);
}
