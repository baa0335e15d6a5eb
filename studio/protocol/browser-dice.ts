import type { Dice } from '#rules/dice';

/** The browser's cryptographic dice, unbiased by rejection: the randomness of a demo. */
export function browserDice(): Dice {
  const words = new Uint32Array(64);
  let left = 0;
  const next = (): number => {
    if (left === 0) {
      crypto.getRandomValues(words);
      left = words.length;
    }
    left -= 1;
    return words[left] ?? 0;
  };
  return {
    int(below) {
      const limit = 4294967296 - (4294967296 % below);
      let n = next();
      while (n >= limit) n = next();
      return n % below;
    },
  };
}
