import type { MechanicConfig } from '#contract/fields/slot-mechanics';
import { element } from '../shell/element';
import type { Frame } from '../shell/frame';
import { returnFacts } from '../shell/return-facts';
import { type StudioKey, written } from '../text/texts';
import type { LoadedWorld } from './load-world';

const first = (list: readonly number[]) => list.findIndex((value) => value > 0);
const list = (values: readonly (number | string)[]) => values.join(', ');

/** The text about a mechanic's feature, with the game's figures. */
function values({ feature, lines, reels, rows }: MechanicConfig): Record<string, string | number> {
  return {
    lines: lines.length,
    ways: rows ** reels,
    needs: feature.needs,
    respins: feature.respins,
    grand: feature.grand,
    ends: feature.ends,
    chance: feature.chance / 10,
    level: feature.level,
    more: feature.more,
    multiplier: feature.multiplier,
    ladder: list(feature.ladder.map((value) => `${written(value)}×`)),
    scatters: first(feature.spins),
    spins: list(feature.spins.filter((value) => value > 0)),
    prizes: list(
      [...new Set(feature.prizes.map(({ stakes }) => stakes).filter((stakes) => stakes > 0))]
        .sort((a, b) => a - b)
        .map((stakes) => `${written(stakes)}×`),
    ),
    inner: list([...new Set(feature.inner.map(({ stakes }) => stakes))].sort((a, b) => a - b).map((stakes) => `${written(stakes)}×`)),
  };
}

/** The texts about a mechanic: how it pays, and what its feature does. */
function sentences({ text }: Frame, config: MechanicConfig): string[] {
  const { mechanic, symbols, lines, feature } = config;
  const shown = values(config);
  const keys: (StudioKey | false)[] = [
    lines.length > 0 && 'rules_of_lines',
    ['ways', 'climb'].includes(mechanic) && 'rules_of_ways',
    mechanic !== 'lines' && mechanic !== 'ways' && `rules_of_${mechanic}`,
    symbols.some(({ role }) => role === 'wild') && 'rules_of_wild',
    feature.spins.length > 0 && 'rules_of_spins',
    (mechanic === 'lines' || mechanic === 'ways') && 'rules_of_spins_multiplied',
    (mechanic === 'tumble' || mechanic === 'cluster') && 'rules_of_prepared',
    'rules_fault',
  ];
  return keys.filter((key) => key !== false).map((key) => text(key, shown));
}

/** How often a cell shows each symbol, reel by reel, as shares. */
function oddsTable({ text }: Frame, config: MechanicConfig, { pictures }: LoadedWorld): HTMLElement {
  const language = document.documentElement.lang || 'en';
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const totals = config.weights.map((reel) => reel.reduce((sum, weight) => sum + weight, 0));
  const same = config.weights.every((reel) => reel.join() === config.weights[0]?.join());
  const reels = same ? config.weights.slice(0, 1) : config.weights;
  const head = same
    ? [element('th', { scope: 'col' }, text('odds_each'))]
    : reels.map((_, i) => element('th', { scope: 'col' }, String(i + 1)));
  const rows = config.symbols.map(({ role }, s) =>
    element(
      'tr',
      {},
      element(
        'th',
        { scope: 'row' },
        element('img', { src: pictures[s] ?? '', alt: text(role === 'regular' ? 'symbol_n' : `role_${role}`, { number: s + 1 }) }),
      ),
      ...reels.map((reel, i) => element('td', {}, (reel[s] ?? 0) === 0 ? '–' : percent.format((reel[s] ?? 0) / (totals[i] || 1)))),
    ),
  );
  return element(
    'div',
    { class: 'odds' },
    element('h3', {}, text('odds')),
    element('p', {}, text('odds_note')),
    element('table', {}, element('thead', {}, element('tr', {}, element('td', {}), ...head)), element('tbody', {}, ...rows)),
  );
}

/** The paytable: each symbol with what it pays at a stake. */
function paytable({ text, money }: Frame, config: MechanicConfig, { pictures }: LoadedWorld, stake: number): HTMLElement {
  const coin = stake / config.base;
  const isOpen = ['tumble', 'cluster'].includes(config.mechanic);
  const entries = config.symbols.map(({ role, pays }, s) => {
    const name = text(role === 'regular' ? 'symbol_n' : `role_${role}`, { number: s + 1 });
    const shown = pays.map((pay, count) => ({ pay, count })).filter(({ pay }) => pay > 0);
    const lines = shown.toReversed().map(({ pay, count }) => {
      const many = isOpen && count === pays.length - 1 ? `${count}+` : String(count);
      return element(
        'li',
        { 'aria-label': text('rules_of_a_kind', { count: many, amount: money(pay * coin) }) },
        element('span', {}, many),
        money(pay * coin),
      );
    });
    return element(
      'li',
      { 'aria-label': name },
      element('img', { src: pictures[s] ?? '', alt: '' }),
      lines.length > 0 ? element('ul', {}, ...lines) : element('p', {}, name),
    );
  });
  return element('ul', { class: 'pays' }, ...entries);
}

/** The lines as small maps of the grid, numbered. */
function lineMaps({ lines, rows }: MechanicConfig): HTMLElement {
  const maps = lines.map((line, index) => {
    const cells = Array.from({ length: rows }, (_, row) =>
      element('div', {}, ...line.map((at) => element('i', { class: at === row ? 'on' : undefined }))),
    );
    return element('li', {}, element('div', { class: 'map', 'aria-hidden': 'true' }, ...cells), String(index + 1));
  });
  return element('ol', { class: 'lines' }, ...maps);
}

/** The rules of a slot with a mechanic, all from its configuration: return, paytable, feature, and the odds of each symbol. */
export function mechanicRules(frame: Frame, config: MechanicConfig, loaded: LoadedWorld, stake: number): HTMLElement {
  const { text, money } = frame;
  return element(
    'div',
    { class: 'rules' },
    returnFacts(frame, config.hit_rate),
    element('h3', {}, text(`mechanic_${config.mechanic}`)),
    ...sentences(frame, config).map((sentence) => element('p', {}, sentence)),
    element('h3', {}, text('rules_paytable', { stake: money(stake) })),
    paytable(frame, config, loaded, stake),
    config.lines.length > 0 && lineMaps(config),
    oddsTable(frame, config, loaded),
  );
}
