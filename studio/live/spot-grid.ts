import type { LiveBet } from '#contract/fields/live';
import { chipWords } from '../roulette/spot-words';
import { button, element } from '../shell/element';
import type { Frame } from '../shell/frame';

/** A spot of a table as the felt shows it. */
interface SpotFace {
  spot: string;
  /** Its large text. */
  face: string;
  /** Its name, for screen readers and announcements. */
  words: string;
  /** Its payout. */
  pays: string;
  look: string;
}

/** A chip in the colour of the highest chip that fits into the stake. */
export function stackChip({ init }: Frame, stake: number): HTMLElement {
  const at = init.stakes_cents.findLastIndex((chip) => chip <= stake);
  return element('span', { class: `chip small chip-${Math.max(0, at) % 5}` }, element('span', {}, chipWords(stake)));
}

/** A few large spots for chips: each is a button with its payout and the chips on it. */
export class SpotGrid {
  readonly node: HTMLElement;
  private readonly spots = new Map<string, { face: SpotFace; node: HTMLButtonElement; stack: HTMLElement }>();

  constructor(
    private readonly frame: Frame,
    faces: readonly SpotFace[],
    onSpot: (spot: string) => void,
  ) {
    for (const face of faces) this.spots.set(face.spot, this.spotOf(face, onSpot));
    this.node = element(
      'section',
      { class: 'live-spots', 'aria-label': frame.text('table') },
      ...[...this.spots.values()].map(({ node }) => node),
    );
  }

  private spotOf(face: SpotFace, onSpot: (spot: string) => void) {
    const stack = element('span', { class: 'live-stack', 'aria-hidden': 'true' });
    const node = button(
      `${face.words}, ${face.pays}`,
      `live-spot ${face.look}`,
      () => {
        if (node.getAttribute('aria-disabled') !== 'true') onSpot(face.spot);
      },
      element('strong', {}, face.face),
      element('small', {}, face.pays),
      stack,
    );
    node.removeAttribute('title');
    return { face, node, stack };
  }

  /** Shows the chips and adds them to the buttons' names. */
  show(bets: readonly LiveBet[]): void {
    const { text, money } = this.frame;
    for (const [spot, { face, node, stack }] of this.spots) {
      const stake = bets.find((bet) => bet.spot === spot)?.stake_cents ?? 0;
      const name = `${face.words}, ${face.pays}`;
      node.setAttribute('aria-label', stake > 0 ? text('bet_on', { spot: name, amount: money(stake) }) : name);
      stack.replaceChildren(...(stake > 0 ? [stackChip(this.frame, stake)] : []));
    }
  }

  lock(isLocked: boolean): void {
    this.node.classList.toggle('locked', isLocked);
    for (const { node } of this.spots.values()) node.setAttribute('aria-disabled', String(isLocked));
  }

  /** Marks the spots that win, or none. */
  mark(winning: readonly string[]): void {
    for (const [spot, { node }] of this.spots) node.classList.toggle('fell', winning.includes(spot));
  }

  wordsOf(spot: string): string {
    return this.spots.get(spot)?.face.words ?? spot;
  }
}
