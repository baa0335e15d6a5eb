import type { Game } from '#contract/fields/game';
import type { Dice } from '#rules/dice';
import { isHidden } from '#rules/games/blocked-providers';
import type { GameIndex } from '../catalogue/game-index';

const TRIES = 10;

/** A random game of a provider that the visitor may see, after at most ten draws; null if none was allowed (GAME-008). */
export function randomGame(index: GameIndex, dice: Dice, blocked: ReadonlySet<string>): Game | null {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const drawn = index.all[dice.int(index.all.length)]?.game;
    if (drawn && !isHidden(drawn, blocked)) return drawn;
  }
  return null;
}
