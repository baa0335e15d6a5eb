import type { RouletteConfig } from '#contract/fields/game-config';
import { isDoubleZero, type RouletteSpot, rouletteSpots } from '#rules/games/roulette/roulette-spots';
import { tableLimits } from '#rules/games/stakes';
import { element } from '../shell/element';
import type { Frame } from '../shell/frame';
import { returnFacts } from '../shell/return-facts';
import { spotWords } from './spot-words';

const examples = [
  'straight-17',
  'split-17-20',
  'street-16-17-18',
  'corner-16-17-19-20',
  'six-line-13-14-15-16-17-18',
  'dozen-2',
  'column-1',
  'red',
];

/** Rules, return and pays of a table. */
export function rouletteRules(frame: Frame, config: RouletteConfig, unit: number): HTMLElement {
  const { text, money } = frame;
  const limits = tableLimits(config, unit);
  const isDouble = isDoubleZero(config);
  const pays = [...examples, ...(isDouble ? ['top-line-0-00-1-2-3'] : [])].map((id) => {
    const spot = rouletteSpots.get(id) as RouletteSpot;
    return element('div', {}, element('dt', {}, spotWords(text, spot)), element('dd', {}, text('rules_pays', { pays: spot.pays })));
  });
  return element(
    'div',
    { class: 'rules' },
    returnFacts(frame, null),
    element('p', {}, text(isDouble ? 'rules_roulette_double' : 'rules_roulette')),
    element('p', {}, text(config.zero_rule === 'half-back' ? 'rules_half_back' : 'rules_zero_loses')),
    element('dl', { class: 'odds' }, ...pays),
    isDouble ? null : element('p', {}, text('rules_calls')),
    element(
      'p',
      {},
      text('rules_limits', { inside: money(limits.insideMax), outside: money(limits.outsideMax), table: money(limits.tableMax) }),
    ),
    element('p', {}, text('rules_fault')),
  );
}
