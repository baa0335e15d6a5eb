import type { SicBoConfig } from '#contract/fields/sic-bo';
import { sicBoSpotReturn } from '#rules/games/sic-bo/sic-bo';
import { type SicBoSpot, sicBoSpots } from '#rules/games/sic-bo/sic-bo-spots';
import { tableLimits } from '#rules/games/stakes';
import { element } from '../shell/element';
import type { Frame } from '../shell/frame';
import { returnFacts } from '../shell/return-facts';
import { percentIn } from '../tables/figures';
import { sicBoPays, sicBoWords } from './sic-bo-words';

/** One bet for each payout of the table. */
const examples = [
  'small',
  'odd',
  'single-1',
  'pair-1-2',
  'double-1',
  'triple-1',
  'triple-any',
  ...[4, 5, 6, 7, 8, 9, 10].map((total) => `total-${total}`),
];

/** Totals with the same payout are listed together, such as four and seventeen. */
function namesOf({ text }: Frame, spot: SicBoSpot): string {
  const twin = spot.kind === 'total' ? `total-${21 - (spot.numbers[0] ?? 0)}` : { small: 'big', odd: 'even' }[spot.id];
  const other = twin === undefined ? undefined : sicBoSpots.get(twin);
  return [spot, ...(other ? [other] : [])].map((one) => sicBoWords(text, one)).join(' · ');
}

/** Rules, what each bet pays and returns, and the limits. */
export function sicBoRules(frame: Frame, config: SicBoConfig, unit: number): HTMLElement {
  const { text, money } = frame;
  const limits = tableLimits(config, unit);
  const percent = percentIn(document.documentElement.lang || 'en');
  const pays = examples.map((id) => {
    const spot = sicBoSpots.get(id) as SicBoSpot;
    const back = text('sic_returns', { rtp: percent(sicBoSpotReturn(spot).rtp) });
    return element(
      'div',
      {},
      element('dt', {}, namesOf(frame, spot)),
      element('dd', {}, sicBoPays(text, spot), element('small', {}, back)),
    );
  });
  return element(
    'div',
    { class: 'rules' },
    returnFacts(frame, null),
    element('p', {}, text('rules_sic_bo')),
    element('p', {}, text('rules_sic_bo_triple')),
    element('dl', { class: 'odds with-returns' }, ...pays),
    element(
      'p',
      {},
      text('rules_sic_bo_limits', { inside: money(limits.insideMax), outside: money(limits.outsideMax), table: money(limits.tableMax) }),
    ),
    element('p', {}, text('rules_fault')),
  );
}
