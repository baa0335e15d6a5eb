import { colourOf, europeanWheel, numberFace, rouletteSpots, type RouletteSpot } from '#rules/games/roulette/roulette-spots';
import type { SpotBet } from '#contract/fields/spot-bet';
import { button, element } from '../shell/element';
import type { Frame } from '../shell/frame';
import { RovingFocus } from './roving-focus';
import { type BetMode, betModes, placesOf, type SpotPlace } from './spot-layout';
import { chipWords, spotWords } from './spot-words';

/** Where a chip is placed on a field that is long enough for a label and a chip: beside the label. */
const BESIDE_WORDS = 0.82;

const outsideFaces: Record<string, string> = { low: '1–18', high: '19–36' };

/** The label of a field. */
function faceOf(frame: Frame, spot: RouletteSpot): string {
  if (spot.id.startsWith('straight')) return numberFace(spot.numbers[0] ?? 0);
  if (spot.id.startsWith('column')) return '2:1';
  if (spot.id.startsWith('dozen')) return `${spot.numbers[0]}–${spot.numbers.at(-1)}`;
  return outsideFaces[spot.id] ?? spotWords(frame.text, spot);
}

function toneOf(spot: RouletteSpot): string {
  if (spot.id === 'red' || spot.id === 'black') return spot.id;
  return spot.id.startsWith('straight') ? colourOf(spot.numbers[0] ?? 0) : 'plain';
}

/**
 * The betting table: each spot is a button; inside bets of the selected kind are shown. It's one tab stop; arrow
 * keys move from spot to spot.
 */
export class BettingTable {
  readonly node: HTMLElement;
  private readonly board = element('div', { class: 'board' });
  private readonly chips = element('div', { class: 'placed', 'aria-hidden': 'true' });
  private readonly spots = new Map<string, HTMLButtonElement>();
  private readonly focus = new RovingFocus(this.board, this.spots);
  private readonly modes: HTMLButtonElement[];
  private readonly felt: HTMLElement;
  private readonly places: readonly SpotPlace[];

  constructor(
    private readonly frame: Frame,
    onSpot: (spot: string) => void,
    wheel: readonly number[] = europeanWheel,
    private readonly racetrack: HTMLElement | null = null,
  ) {
    const { text } = frame;
    this.places = placesOf({ wheel });
    for (const place of this.places) this.board.append(this.spotButton(place, onSpot));
    this.board.append(this.chips);
    const modes = [...betModes, ...(racetrack ? (['racetrack'] as const) : [])];
    this.modes = modes.map((mode) => {
      const node = button(text(`mode_${mode}`), 'mode', () => this.choose(mode));
      node.dataset['mode'] = mode;
      return node;
    });
    this.felt = element('div', { class: 'felt' }, this.board);
    this.node = element(
      'section',
      { class: 'table', 'aria-label': text('table') },
      element('div', { class: 'modes', role: 'group', 'aria-label': text('mode') }, ...this.modes),
      this.felt,
      racetrack,
    );
    this.felt.addEventListener('scroll', () => this.hint(), { passive: true });
    new ResizeObserver(() => this.hint()).observe(this.felt);
    this.choose('numbers');
  }

  /** Shows the chips and adds them to the buttons' labels. */
  show(bets: readonly SpotBet[]): void {
    const { text, money } = this.frame;
    for (const [id, node] of this.spots) {
      const bet = bets.find((one) => one.spot === id);
      const words = spotWords(text, rouletteSpots.get(id) as RouletteSpot);
      node.setAttribute('aria-label', bet ? text('bet_on', { spot: words, amount: money(bet.stake_cents) }) : words);
    }
    this.chips.replaceChildren(...bets.map((bet) => this.chip(bet)));
  }

  /** Marks the winning number, or none. */
  mark(number: number | null): void {
    for (const [id, node] of this.spots) node.classList.toggle('fell', number !== null && id === `straight-${numberFace(number)}`);
  }

  lock(isLocked: boolean): void {
    this.node.classList.toggle('locked', isLocked);
    for (const node of this.spots.values()) node.setAttribute('aria-disabled', String(isLocked));
  }

  private choose(mode: BetMode | 'racetrack'): void {
    this.board.dataset['mode'] = mode;
    for (const node of this.modes) node.setAttribute('aria-pressed', String(node.dataset['mode'] === mode));
    this.felt.hidden = mode === 'racetrack';
    if (this.racetrack) this.racetrack.hidden = mode !== 'racetrack';
    this.focus.stopAt(this.spots.get('straight-1'));
  }

  /** Shows whether there is more of the table below the visible part. */
  private hint(): void {
    const { scrollTop, clientHeight, scrollHeight } = this.felt;
    this.felt.classList.toggle('more', scrollTop + clientHeight < scrollHeight - 8);
  }

  private spotButton(place: SpotPlace, onSpot: (spot: string) => void): HTMLButtonElement {
    const spot = rouletteSpots.get(place.id) as RouletteSpot;
    const words = spotWords(this.frame.text, spot);
    const className = place.isField ? `spot field-${toneOf(spot)}${spot.isInside ? '' : ' outside'}` : `spot dot ${place.mode}`;
    const node = button(
      words,
      className,
      () => this.press(place.id, node, onSpot),
      element('span', {}, place.isField ? faceOf(this.frame, spot) : ''),
    );
    node.removeAttribute('title');
    putAt(node, place);
    this.spots.set(place.id, node);
    return node;
  }

  private press(id: string, node: HTMLButtonElement, onSpot: (spot: string) => void): void {
    this.focus.stopAt(node);
    if (node.getAttribute('aria-disabled') !== 'true') onSpot(id);
  }

  private chip(bet: SpotBet): HTMLElement {
    const place = this.places.find((one) => one.id === bet.spot) as SpotPlace;
    const node = element('span', { class: 'chip small' }, chipWords(bet.stake_cents));
    putAt(node, { ...place, x: place.x + place.w / 2, y: place.y + place.h * (place.h >= 2 ? BESIDE_WORDS : 0.5) });
    return node;
  }
}

/** Passes a position to the style sheet, which rotates the table on wide screens. */
function putAt(node: HTMLElement, { x, y, w, h }: Pick<SpotPlace, 'x' | 'y' | 'w' | 'h'>): void {
  for (const [name, value] of Object.entries({ x, y, w, h })) node.style.setProperty(`--${name}`, String(value));
}
