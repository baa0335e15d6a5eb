import type { SpotBet } from '#contract/fields/spot-bet';
import { type SicBoKind, type SicBoSpot, sicBoSpots } from '#rules/games/sic-bo/sic-bo-spots';
import { stackChip } from '../live/spot-grid';
import { RovingFocus } from '../roulette/roving-focus';
import { button, element } from '../shell/element';
import type { Frame } from '../shell/frame';
import { sicBoPays, sicBoWords } from './sic-bo-words';
import { dieFace } from './die';

/** The areas of the felt, in reading order. */
const areas: readonly {
  name: 'outside' | Exclude<SicBoKind, 'small' | 'big' | 'odd' | 'even' | 'triple-any'>;
  kinds: readonly SicBoKind[];
}[] = [
  { name: 'outside', kinds: ['small', 'big', 'odd', 'even'] },
  { name: 'total', kinds: ['total'] },
  { name: 'single', kinds: ['single'] },
  { name: 'double', kinds: ['double'] },
  { name: 'triple', kinds: ['triple', 'triple-any'] },
  { name: 'pair', kinds: ['pair'] },
];

/** The content of a spot: dice for bets on faces, else a label or a total. */
function faceOf(frame: Frame, spot: SicBoSpot): Node[] {
  const { kind, numbers } = spot;
  const repeat = { double: 2, triple: 3, single: 1, pair: 1 }[kind as string] ?? 0;
  if (repeat > 0) return numbers.flatMap((face) => Array.from({ length: repeat }, () => dieFace(face)));
  return [element('strong', {}, kind === 'total' ? String(numbers[0]) : sicBoWords(frame.text, spot))];
}

/** The betting table of sic bo. It's one tab stop; arrow keys move from spot to spot. */
export class SicBoTable {
  readonly node: HTMLElement;
  private readonly spots = new Map<string, HTMLButtonElement>();
  private readonly stacks = new Map<string, HTMLElement>();
  private readonly focus: RovingFocus;

  constructor(
    private readonly frame: Frame,
    private readonly onSpot: (spot: string) => void,
  ) {
    const { text } = frame;
    const all = [...sicBoSpots.values()];
    this.node = element(
      'section',
      { class: 'sic-felt', 'aria-label': text('table') },
      ...areas.map(({ name, kinds }) =>
        element(
          'div',
          { class: `sic-area sic-${name}`, role: 'group', 'aria-label': text(`sic_area_${name}`) },
          element('p', { class: 'sic-area-name', 'aria-hidden': 'true' }, text(`sic_area_${name}`)),
          ...all.filter(({ kind }) => kinds.includes(kind)).map((spot) => this.spotButton(spot)),
        ),
      ),
    );
    this.focus = new RovingFocus(this.node, this.spots);
    this.focus.stopAt(this.spots.get('small'));
  }

  /** Shows the chips and adds them to the buttons' names. */
  show(bets: readonly SpotBet[]): void {
    const { text, money } = this.frame;
    for (const [id, node] of this.spots) {
      const stake = bets.find(({ spot }) => spot === id)?.stake_cents ?? 0;
      const name = this.nameOf(id);
      node.setAttribute('aria-label', stake > 0 ? text('bet_on', { spot: name, amount: money(stake) }) : name);
      this.stacks.get(id)?.replaceChildren(...(stake > 0 ? [stackChip(this.frame, stake)] : []));
    }
  }

  lock(isLocked: boolean): void {
    this.node.classList.toggle('locked', isLocked);
    for (const node of this.spots.values()) node.setAttribute('aria-disabled', String(isLocked));
  }

  /** Marks the spots that win, or none. */
  mark(winning: readonly string[]): void {
    for (const [id, node] of this.spots) node.classList.toggle('fell', winning.includes(id));
  }

  private nameOf(id: string): string {
    const spot = sicBoSpots.get(id) as SicBoSpot;
    const { text } = this.frame;
    return text('sic_spot', { spot: sicBoWords(text, spot), pays: sicBoPays(text, spot) });
  }

  private spotButton(spot: SicBoSpot): HTMLButtonElement {
    const stack = element('span', { class: 'sic-stack', 'aria-hidden': 'true' });
    const node = button(
      this.nameOf(spot.id),
      `sic-spot kind-${spot.kind}`,
      () => {
        this.focus.stopAt(node);
        if (node.getAttribute('aria-disabled') !== 'true') this.onSpot(spot.id);
      },
      element('span', { class: 'sic-face' }, ...faceOf(this.frame, spot)),
      element(
        'small',
        {},
        spot.pays.length > 1 ? '' : `${new Intl.NumberFormat(document.documentElement.lang || 'en').format(spot.pays[0] ?? 0)}:1`,
      ),
      stack,
    );
    node.removeAttribute('title');
    this.spots.set(spot.id, node);
    this.stacks.set(spot.id, stack);
    return node;
  }
}
