import type { RouletteConfig } from '#contract/fields/game-config';
import { choiceGames } from '../games/catalogue-choice';
import { generateChoiceGame, returnsOfChoices } from '../games/choice-games';
import { HIGHEST_RTP } from '../games/generate-slot';
import { generateRoulette, spotReturn } from '../games/roulette/roulette';
import { rouletteSpots } from '../games/roulette/roulette-spots';
import { weightKindOf } from '../games/weight-kind';
import type { Edges } from './rewards';

const MILLION = 1_000_000;

let known: Edges | undefined;

/** The smallest house edge of each kind of game, in millionths: the slots with the highest return, the best bets of tables and of games with a choice. */
export function smallestEdges(): Edges {
  // Computing them takes a second, and they depend only on the code.
  return (known ??= edges());
}

function edges(): Edges {
  const table: RouletteConfig = { ...generateRoulette('edges', { motif: 'wheel', palette: 'ember' }), zero_rule: 'half-back' };
  const best = Math.max(...[...rouletteSpots.values()].map((spot) => spotReturn(table, spot).rtp));
  const edgeOf = (rtp: number) => Math.round((1 - rtp) * MILLION);
  const bestOf = (kind: 'instant' | 'cards') =>
    Math.max(
      ...choiceGames
        .flatMap((game) =>
          game.kind !== 'roulette' && game.kind !== 'sic-bo' && weightKindOf(game.kind) === kind ? [{ ...game, kind: game.kind }] : [],
        )
        .flatMap((game) => returnsOfChoices(generateChoiceGame(game.kind, { ...game, palette: 'ember' })).map(({ rtp }) => rtp)),
    );
  return { slots: edgeOf(HIGHEST_RTP), roulette: edgeOf(best), instant: edgeOf(bestOf('instant')), cards: edgeOf(bestOf('cards')) };
}
