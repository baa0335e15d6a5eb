import type { SpotBet } from '#contract/fields/spot-bet';
import { amountOfCall, betsOfCall, betsOnNeighbours, type CallBet, callBets, REACH_MAX } from '#rules/games/roulette/call-bets';
import { colourOf, rouletteSpots } from '#rules/games/roulette/roulette-spots';
import { button, element } from '../shell/element';
import type { Frame } from '../shell/frame';
import { gridKeys, Stepper } from '../tables/widgets';
import { chipWords } from './spot-words';

interface Acts {
  /** The chosen chip and the smallest one, in minor units. */
  chip(): number;
  smallest: number;
  /** Places several bets in one step; `words` names them. */
  onCall(bets: readonly SpotBet[], words: string): void;
}

/** The point at a share of the way around a stadium shape, in percent of its sides; `ratio` is width to height and isn't 1. */
function pointAt(share: number, ratio: number): { x: number; y: number } {
  const [width, height] = ratio > 1 ? [ratio, 1] : [1, 1 / ratio];
  const [long, across] = [Math.max(width, height), Math.min(width, height)];
  const [straight, arc] = [long - across, (Math.PI * across) / 2];
  let left = (share % 1) * 2 * (straight + arc);
  const radius = across / 2;
  // Along the first side, around the end, back along the second side, around the start.
  let [on, off] = [0, 0];
  if (left < straight) [on, off] = [radius + left, 0];
  else if ((left -= straight) < arc)
    [on, off] = [radius + straight + radius * Math.sin(left / radius), radius - radius * Math.cos(left / radius)];
  else if ((left -= arc) < straight) [on, off] = [radius + straight - left, across];
  else {
    left -= straight;
    [on, off] = [radius - radius * Math.sin(left / radius), radius + radius * Math.cos(left / radius)];
  }
  return ratio > 1 ? { x: (on / long) * 100, y: (off / across) * 100 } : { x: 100 - (off / across) * 100, y: (on / long) * 100 };
}

/** Width to height on narrow and on wide screens, as in the style sheet. */
const NARROW = 0.72;
const WIDE = 3.6;

/** The racetrack: the numbers in the order of the wheel, for neighbours, and the call bets within. */
export class Racetrack {
  readonly node: HTMLElement;
  private readonly numbers: readonly HTMLButtonElement[];
  private readonly calls: ReadonlyMap<CallBet, HTMLButtonElement>;

  constructor(
    private readonly frame: Frame,
    private readonly wheel: readonly number[],
    private readonly acts: Acts,
  ) {
    const { text } = frame;
    const { chip, onCall } = acts;
    const reach = new Stepper({
      label: text('neighbours'),
      lower: text('lower'),
      higher: text('higher'),
      values: Array.from({ length: REACH_MAX + 1 }, (_, i) => i),
      first: 2,
      words: String,
      onChange: () => this.name(text, numbers, wheel, reach.value),
    });
    const numbers = wheel.map((number, i) => {
      const node = button(
        String(number),
        `track-number ${colourOf(number)}`,
        () => onCall(betsOnNeighbours(wheel, number, reach.value, chip()), text('neighbours_of', { number, reach: reach.value })),
        String(number),
      );
      for (const [name, ratio] of [
        ['n', NARROW],
        ['w', WIDE],
      ] as const) {
        const { x, y } = pointAt(i / wheel.length, ratio);
        node.style.setProperty(`--${name}x`, `${x}%`);
        node.style.setProperty(`--${name}y`, `${y}%`);
      }
      return node;
    });
    gridKeys(numbers, numbers.length);
    this.numbers = numbers;
    this.calls = new Map(
      callBets.map((call) => [
        call,
        button(text(`call_${call}`), 'button small', () => onCall(betsOfCall(call, chip()), text(`call_${call}`))),
      ]),
    );
    this.node = element(
      'div',
      { class: 'racetrack', hidden: true },
      element(
        'div',
        { class: 'track-oval' },
        element('div', { class: 'track-numbers', role: 'group', 'aria-label': text('mode_racetrack') }, ...numbers),
        element('div', { class: 'track-calls' }, reach.node, ...this.calls.values()),
      ),
    );
    this.name(text, numbers, wheel, reach.value);
  }

  /** Shows the chips of call bets and numbers, and marks the numbers that other inside bets cover. */
  show(bets: readonly SpotBet[]): void {
    const { text, money } = this.frame;
    for (const [call, node] of this.calls) {
      const amount = amountOfCall(call, bets, this.acts.smallest);
      const name = text(`call_${call}`);
      node.replaceChildren(name, ...(amount > 0 ? [chipOf(amount)] : []));
      node.setAttribute('aria-label', amount > 0 ? text('bet_on', { spot: name, amount: money(amount) }) : name);
    }
    const inside = bets.filter(({ spot }) => rouletteSpots.get(spot)?.isInside);
    this.numbers.forEach((node, i) => {
      const number = this.wheel[i] ?? 0;
      const amount = inside.filter(({ spot }) => spot === `straight-${number}`).reduce((sum, bet) => sum + bet.stake_cents, 0);
      node.classList.toggle(
        'covered',
        inside.some(({ spot }) => rouletteSpots.get(spot)?.numbers.includes(number)),
      );
      node.replaceChildren(String(number), ...(amount > 0 ? [chipOf(amount)] : []));
    });
  }

  private name(text: Frame['text'], numbers: readonly HTMLButtonElement[], wheel: readonly number[], reach: number): void {
    numbers.forEach((node, i) => {
      node.setAttribute('aria-label', text('neighbours_of', { number: wheel[i] ?? 0, reach }));
      node.removeAttribute('title');
    });
  }
}

const chipOf = (cents: number): HTMLElement => element('span', { class: 'track-chip', 'aria-hidden': 'true' }, chipWords(cents));
