import type { SlotConfig, SlotSymbol } from '#contract/fields/game-config';
import { colourSets } from '../art/colours';
import { drawSymbol } from '../art/symbols';
import { element } from '../shell/element';
import type { Frame } from '../shell/frame';
import { returnFacts } from '../shell/return-facts';

const PICTURE = 64;

function picture(config: SlotConfig, symbol: SlotSymbol): HTMLCanvasElement {
  const canvas = element('canvas', { width: PICTURE * 2, height: PICTURE * 2, 'aria-hidden': 'true' });
  const context = canvas.getContext('2d');
  if (context) drawSymbol(context, symbol.art, PICTURE, PICTURE, PICTURE * 1.8, colourSets[config.palette]);
  return canvas;
}

function symbolEntry(frame: Frame, config: SlotConfig, symbol: SlotSymbol, index: number, coin: number): HTMLElement {
  const { text, money } = frame;
  const name =
    symbol.role === 'wild'
      ? text('symbol_wild')
      : symbol.role === 'scatter'
        ? text('symbol_scatter')
        : text('symbol_n', { number: index + 1 });
  const pays = symbol.pays
    .map((pay, count) => ({ pay, count }))
    .filter(({ pay }) => pay > 0)
    .reverse()
    .map(({ pay, count }) =>
      element(
        'li',
        { 'aria-label': text('rules_of_a_kind', { count, amount: money(pay * coin) }) },
        element('span', {}, String(count)),
        money(pay * coin),
      ),
    );
  return element('li', { 'aria-label': name }, picture(config, symbol), element('ul', {}, ...pays));
}

/** The lines as small maps of the grid, numbered. */
function lineMaps(config: SlotConfig): HTMLElement {
  const maps = config.lines.map((line, index) => {
    const cells = Array.from({ length: config.rows }, (_, row) =>
      element('div', {}, ...line.map((at) => element('i', { class: at === row ? 'on' : undefined }))),
    );
    return element('li', {}, element('div', { class: 'map', 'aria-hidden': 'true' }, ...cells), String(index + 1));
  });
  return element('ol', { class: 'lines' }, ...maps);
}

/** The sentences that explain how the game plays. */
function sentences({ text }: Frame, config: SlotConfig): string[] {
  const free = config.free_spins;
  const first = free?.awarded.findIndex((spins) => spins > 0) ?? -1;
  const counts = free?.awarded.filter((spins) => spins > 0).join(', ') ?? '';
  const list: (string | false)[] = [
    config.evaluation === 'lines'
      ? text('rules_lines', { count: config.lines.length })
      : text('rules_ways', { count: config.rows ** config.reels }),
    text('rules_wild'),
    config.wild_multiplier > 1 && text('rules_wild_multiplier', { multiplier: config.wild_multiplier }),
    config.gauge !== null && text('rules_gauge', { values: config.gauge.values.map((value) => `${value}×`).join(', ') }),
    free !== null && text('rules_scatter', { count: first, spins: counts }),
    free !== null && text('rules_free_spins', { multiplier: free.multiplier, count: first, again: free.again, cap: free.cap }),
    free?.strips ? text('rules_free_strips') : false,
    text('rules_fault'),
  ];
  return list.filter((sentence): sentence is string => sentence !== false);
}

/** Rules, return and paytable of a slot, the pays in money for the selected stake. */
export function slotRules(frame: Frame, config: SlotConfig, stake: number): HTMLElement {
  const { text, money } = frame;
  const entries = config.symbols
    .filter((symbol) => symbol.role !== 'wild')
    .map((symbol, index) => symbolEntry(frame, config, symbol, index, stake / config.base));
  const wild = config.symbols.find((symbol) => symbol.role === 'wild');
  return element(
    'div',
    { class: 'rules' },
    returnFacts(frame, config.hit_rate),
    element('h3', {}, text('rules_paytable', { stake: money(stake) })),
    element(
      'ul',
      { class: 'pays' },
      ...entries,
      wild && element('li', { 'aria-label': text('symbol_wild') }, picture(config, wild), element('p', {}, text('symbol_wild'))),
    ),
    ...sentences(frame, config).map((sentence) => element('p', {}, sentence)),
    config.evaluation === 'lines' && lineMaps(config),
  );
}
