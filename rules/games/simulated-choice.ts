import type { ChoiceConfig } from '#contract/fields/game-config';
import type { Dice } from '../dice';
import { baccaratSides } from '#contract/fields/baccarat';
import { playBaccarat } from './baccarat/baccarat';
import { basicResult, drawShoe } from './blackjack/blackjack';
import { drawEnd } from './instant/crash-game';
import { playDice } from './instant/dice-game';
import { playKeno } from './instant/keno-game';
import { hideMines, minesTimes } from './instant/mines-game';
import { playPlinko } from './instant/plinko-game';
import { returnsOfChoices } from './choice-games';
import { spinWheel, wheelNumbers, wheelPays } from './live/money-wheel';
import { bestHold, paysOf } from './video-poker/best-hold';
import { pokerHandOf } from './video-poker/hands';
import { drawCards, drawn } from './video-poker/video-poker';

const STAKE = 100;

/** The index of a game's choice with the lowest return. */
function leastOf(config: ChoiceConfig): number {
  const returns = returnsOfChoices(config).map(({ rtp }) => rtp);
  return returns.indexOf(Math.min(...returns));
}

/**
 * Plays one round at a time of the choice whose figures are published, with the draws of real play, and returns the win as a
 * multiple of the stake. Blackjack follows basic strategy; additional stakes are subtracted from the win.
 */
export function simulateChoice(config: ChoiceConfig, dice: Dice): () => number {
  const least = leastOf(config);
  switch (config.kind) {
    case 'dice': {
      const chance = config.chance_min + least;
      return () => playDice(config, { game: 'dice', side: 'over', chance }, STAKE, dice).win_cents / STAKE;
    }
    case 'plinko': {
      const { rows, risk } = config.tables[least] ?? { rows: 8, risk: 'low' };
      return () => playPlinko(config, { game: 'plinko', rows, risk }, STAKE, dice).win_cents / STAKE;
    }
    case 'keno': {
      const picks = Array.from({ length: least + 1 }, (_, i) => i + 1);
      return () => playKeno(config, { game: 'keno', picks }, STAKE, dice).win_cents / STAKE;
    }
    case 'mines': {
      // Three mines, two tiles: a common choice, representative of the others.
      const pays = minesTimes(config, 3, 2) / 100;
      return () => (hideMines(config, { game: 'mines', mines: 3 }, dice).some((tile) => tile < 2) ? 0 : pays);
    }
    case 'crash':
      return () => (drawEnd(config, dice) >= 200 ? 2 : 0);
    case 'baccarat': {
      const side = baccaratSides[least] ?? 'player';
      return () => playBaccarat(config, { game: 'baccarat', side }, STAKE, dice).win_cents / STAKE;
    }
    case 'money-wheel': {
      const number = wheelNumbers[least] ?? 1;
      return () => wheelPays(spinWheel(dice), number, STAKE) / STAKE;
    }
    case 'video-poker': {
      const pays = paysOf(config, 1);
      return () => {
        const cards = drawCards(config, dice);
        const { held } = bestHold(config, 1, cards.slice(0, 5));
        return pays.get(pokerHandOf(config.variant, drawn(cards, held)) ?? '') ?? 0;
      };
    }
    case 'blackjack':
      return () => {
        const { staked, paid } = basicResult({
          kind: 'blackjack',
          base_cents: STAKE,
          choice: { game: 'blackjack', hands: 1 },
          secret: drawShoe(dice),
          acts: [],
          started_at: 0,
          is_untouched: false,
        });
        return 1 + (paid - staked) / STAKE;
      };
  }
}
