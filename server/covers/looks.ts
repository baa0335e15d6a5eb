import type { Motif, Palette } from '#contract/fields/game-config';
import { seededDice } from '#rules/games/seeded-dice';
import { bodies } from './bodies/index';
import { PARTNERS } from './colours';
import { skies } from './sky';

/** The variant of a cover's drawing. */
export interface Look {
  palette: Palette;
  /** The hue that lights the body under the palette's sky. */
  partner: number;
  /** The drawing of the motif. */
  body: number;
  /** The ground behind it. */
  sky: number;
}

interface LookedAt {
  identifier: string;
  motif: Motif;
  palette: Palette;
}

/** A random look, for a single game. */
export function lookOf({ identifier, motif, palette }: LookedAt): Look {
  const dice = seededDice(`look ${identifier}`);
  return { palette, partner: dice.int(PARTNERS), body: dice.int(bodies[motif].length), sky: dice.int(skies.length) };
}

/** The same number for two looks that are easily confused. */
const kindOf = (motif: Motif, { palette, partner, body, sky }: Look) => `${motif} ${palette} ${partner} ${body} ${sky}`;

/**
 * Looks for all games of a list, by identifier. The drawings and grounds of a motif alternate, two games with the same of everything get
 * different hues, and no two neighbours in the list share body and palette.
 */
export function planLooks(games: readonly LookedAt[]): ReadonlyMap<string, Look> {
  const turns = new Map<Motif, number>();
  const taken = new Set<string>();
  const looks = new Map<string, Look>();
  let before: { motif: Motif; look: Look } | undefined;
  for (const game of games) {
    const { motif } = game;
    const turn = turns.get(motif) ?? 0;
    turns.set(motif, turn + 1);
    const count = bodies[motif].length;
    const look = { ...lookOf(game), body: turn % count, sky: (turn + Math.floor(turn / count)) % skies.length };
    const isNear = () => before?.motif === motif && before.look.body === look.body && before.look.palette === look.palette;
    for (let step = 1; step < PARTNERS * skies.length && (taken.has(kindOf(motif, look)) || isNear()); step++) {
      look.partner = (look.partner + 1) % PARTNERS;
      if (step % PARTNERS === 0) look.sky = (look.sky + 1) % skies.length;
      if (isNear()) look.body = (look.body + 1) % count;
    }
    taken.add(kindOf(motif, look));
    looks.set(game.identifier, look);
    before = { motif, look };
  }
  return looks;
}
