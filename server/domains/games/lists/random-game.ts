import type { Game } from '#contract/fields/game';
import type { Dice } from '#rules/dice';
import type { GameIndex } from '../catalogue/game-index';

const TRIES = 10;

/** A game of a provider that the visitor may see, after ten draws at most; null when none of them was (GAME-008). */
export function randomGame(index: GameIndex, dice: Dice, blocked: ReadonlySet<string>): Game | null {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const drawn = index.all[dice.int(index.all.length)]?.game;
    if (drawn && !blocked.has(drawn.provider)) return drawn;
  }
  return null;
}
