import type { RouletteConfig } from '#contract/fields/game-config';
import type { Frame } from '../shell/frame';
import { LiveGame } from './live-game';
import { LiveRouletteBoard } from './live-roulette-board';

/** The live table of a session; null if the game isn't one, or the frame plays without the server. */
export function liveGameOf(frame: Frame): LiveGame | null {
  const { live: kind, config, stakes_cents } = frame.init;
  const { live: place } = frame.provider;
  if (!kind || !place || config.kind !== 'roulette') return null;
  const unit = unitOf(config, stakes_cents);
  return new LiveGame(frame, place, { kind, config, unit }, (onSpot) => new LiveRouletteBoard(frame, config, unit, onSpot));
}

/** The currency's coin in minor units, from the chips of a table. */
function unitOf({ chips }: RouletteConfig, stakes: readonly number[]): number {
  return (stakes[0] ?? 1) / (chips[0] ?? 1);
}
