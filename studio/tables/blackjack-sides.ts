import { type BlackjackOutcome, type BlackjackSideResult, blackjackSides } from '#contract/fields/blackjack';
import { sidePays, sideReturn } from '#rules/games/blackjack/side-bets';
import { element } from '../shell/element';
import type { Frame } from '../shell/frame';
import { percentIn } from './figures';

/** The result of each side bet of a round, in words. */
export function sideWords({ text, money }: Pick<Frame, 'text' | 'money'>, { hands, sides = [] }: BlackjackOutcome): string[] {
  return sides.map(({ hand, side, result, win_cents }) => {
    const own = hands.length > 1 ? `${text('hand_n', { number: hand + 1 })}, ` : '';
    const came = result ? `${text(result)}, ${money(win_cents)}.` : text('side_bet_lost');
    return `${own}${text(`side_bet_${side}`)}: ${came}`;
  });
}

/** The rules of the side bets, with the pays and the return of each. */
export function sideRules({ text }: Pick<Frame, 'text'>): Node[] {
  const percent = percentIn(document.documentElement.lang || 'en');
  const parts = blackjackSides.flatMap((side) => {
    const pays = Object.entries(sidePays[side]).map(([result, paid]) =>
      element('div', {}, element('dt', {}, text(result as BlackjackSideResult)), element('dd', {}, text('rules_pays', { pays: paid }))),
    );
    const back = text('side_bet_returns', { bet: text(`side_bet_${side}`), rtp: percent(sideReturn(side).rtp) });
    return [element('p', {}, back), element('dl', { class: 'odds' }, ...pays)];
  });
  return [element('p', {}, text('rules_side_bets')), ...parts];
}
