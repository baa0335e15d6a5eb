import { highestWin, isMaximumWin } from '#rules/games/highest-win';
import { element } from './element';
import type { Frame } from './frame';

/** Return, volatility, hit rate, highest payout with its odds, and cycle of the deployed game, at the start of all rules. */
export function returnFacts({ text, init, isDemo }: Frame, hitRate: number | null): HTMLElement {
  const language = document.documentElement.lang || 'en';
  const percent = (share: number, digits: number) =>
    new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }).format(share);
  const { rtp, volatility } = init.game;
  const fact = (name: string, value: string) => element('div', {}, element('dt', {}, name), element('dd', {}, value));
  const { config } = init;
  const highest = highestWin(config);
  const odds = highest?.one_in ?? null;
  const written = (value: number) => new Intl.NumberFormat(language).format(value);
  const highestName =
    config.kind === 'slots' ? 'rules_top_award' : isMaximumWin(config.kind) ? 'rules_maximum_win' : 'rules_highest_payout';
  const seconds = init.minimum_cycle_ms / 1000;
  return element(
    'section',
    { class: 'facts' },
    isDemo && element('p', { class: 'demo' }, text('demo_note')),
    element(
      'dl',
      {},
      fact(text('rules_return'), percent(rtp, 2)),
      fact(text('rules_volatility'), text(`volatility_${volatility}`)),
      hitRate !== null && fact(text('rules_hits'), percent(hitRate, 1)),
      highest && fact(text(highestName), text('times_stake', { times: written(highest.times) })),
      odds !== null && fact(text('rules_top_odds'), text('rules_once_in', { rounds: written(odds) })),
      seconds > 0 && fact(text('rules_cycle'), text('rules_seconds', { seconds: new Intl.NumberFormat(language).format(seconds) })),
    ),
    element('p', { class: 'small' }, text('rules_return_note')),
    config.kind === 'slots' && element('p', { class: 'small' }, text('rules_top_note')),
  );
}
