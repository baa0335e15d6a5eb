import type { GameConfig } from '#contract/fields/game-config';
import type { LiveKind } from '#contract/fields/live';
import type { Frame } from '../shell/frame';
import { LiveBaccaratBoard } from './live-baccarat-board';
import { LiveBlackjackBoard } from './live-blackjack-board';
import type { LiveBoard } from './live-board';
import { LiveGame } from './live-game';
import { LiveLaunchBoard } from './live-launch-board';
import { LiveRouletteBoard } from './live-roulette-board';
import { LiveWheelBoard } from './live-wheel-board';

type MakeBoard = (frame: Frame, config: GameConfig, unit: number, onSpot: (spot: string) => void) => LiveBoard | null;

/** Makes boards for one kind of game; null for the configuration of another kind. */
function maker<Kind extends GameConfig['kind']>(
  kind: Kind,
  Board: new (frame: Frame, config: Extract<GameConfig, { kind: Kind }>, unit: number, onSpot: (spot: string) => void) => LiveBoard,
): MakeBoard {
  return (frame, config, unit, onSpot) =>
    config.kind === kind ? new Board(frame, config as Extract<GameConfig, { kind: Kind }>, unit, onSpot) : null;
}

/** The board of each kind of live table. */
const makers: Record<LiveKind, MakeBoard> = {
  roulette: maker('roulette', LiveRouletteBoard),
  baccarat: maker('baccarat', LiveBaccaratBoard),
  blackjack: maker('blackjack', LiveBlackjackBoard),
  wheel: maker('money-wheel', LiveWheelBoard),
  launch: maker('crash', LiveLaunchBoard),
};

/** The live table of a session; null if the game isn't one, or the frame plays without the server. */
export function liveGameOf(frame: Frame): LiveGame | null {
  const { live: kind, config, stakes_cents } = frame.init;
  const { live: place } = frame.provider;
  if (!kind || !place) return null;
  const unit = (stakes_cents[0] ?? 1) / coinsOf(config);
  return new LiveGame(frame, place, { kind, config, unit }, (onSpot) => {
    const board = makers[kind](frame, config, unit, onSpot);
    if (!board) throw new TypeError(`no live ${kind} is played with a configuration of ${config.kind}`);
    return board;
  });
}

/** The smallest chip of a table in coins; the offered chips then give the value of a coin in the currency. */
function coinsOf(config: GameConfig): number {
  if (config.kind === 'roulette') return config.chips[0] ?? 1;
  return 'stakes' in config ? (config.stakes[0] ?? 1) : 1;
}
