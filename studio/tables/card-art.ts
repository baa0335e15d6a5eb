import type { Text } from '../text/texts';
import { element } from '../shell/element';
import { shape } from './widgets';

const SUITS = [
  'M50 4C74 32 94 46 94 70C94 92 66 98 54 78C56 90 62 96 68 100H32C38 96 44 90 46 78C34 98 6 92 6 70C6 46 26 32 50 4Z',
  'M50 98C20 70 4 52 4 30C4 4 38 -4 50 26C62 -4 96 4 96 30C96 52 80 70 50 98Z',
  'M50 0L88 50L50 100L12 50Z',
  'M50 4A23 23 0 0 1 70 39A23 23 0 1 1 58 61Q60 88 70 100H30Q40 88 42 61A23 23 0 1 1 30 39A23 23 0 0 1 50 4Z',
] as const;

const STAR = 'M11 6L13 12L19 12L14 16L16 22L11 18L6 22L8 16L3 12L9 12Z';

const pictures: Record<number, string> = { 0: 'A', 10: 'J', 11: 'Q', 12: 'K' };
const names = { 0: 'rank_ace', 10: 'rank_jack', 11: 'rank_queen', 12: 'rank_king' } as const;

/** The joker's number. */
const JOKER = 52;

const rankOf = (card: number) => card % 13;
const suitOf = (card: number) => Math.floor(card / 13) as 0 | 1 | 2 | 3;

/** A card in words. */
export function cardWords(text: Text, card: number): string {
  if (card === JOKER) return text('joker');
  const rank = rankOf(card);
  const name = rank === 0 || rank === 10 || rank === 11 || rank === 12 ? text(names[rank]) : String(rank + 1);
  return text('card_of', { rank: name, suit: text(`suit_${suitOf(card)}`) });
}

const picture = (...shapes: Node[]) => shape('svg', { viewBox: '0 0 60 84', 'aria-hidden': 'true' }, ...shapes);

const planet = () => [
  shape('ellipse', { cx: 30, cy: 42, rx: 20, ry: 8, class: 'orbit', transform: 'rotate(-28 30 42)' }),
  shape('circle', { cx: 30, cy: 42, r: 9, class: 'planet' }),
];

/** The picture of a card; null is a card face down. */
function cardPicture(card: number | null): SVGElement {
  if (card === null) return picture(shape('rect', { x: 4, y: 4, width: 52, height: 76, rx: 5, class: 'frame' }), ...planet());
  if (card === JOKER) return picture(shape('path', { d: STAR, class: 'star' }), ...planet());
  const suit = suitOf(card);
  const rank = rankOf(card);
  const face = pictures[rank] ?? String(rank + 1);
  const pip = (x: number, y: number, size: number) =>
    shape('path', { d: SUITS[suit], transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})` });
  const corner = shape('text', { x: 5, y: 19, 'font-size': 17 });
  corner.textContent = face;
  const middle = pictures[rank]
    ? shape('text', { x: 34, y: 64, 'font-size': 34, 'text-anchor': 'middle', class: 'court' })
    : pip(34, 54, 34);
  if (pictures[rank]) middle.textContent = face;
  return picture(corner, pip(11, 28, 12), middle);
}

/** A card without an accessible name, for a control that has one. */
export function plainCard(card: number | null): HTMLElement {
  const suit = card === null ? 0 : suitOf(card);
  const look = card === null ? 'back' : card === JOKER ? 'joker' : suit === 1 || suit === 2 ? 'red' : 'black';
  return element('span', { class: `playing-card ${look}` }, cardPicture(card));
}

/** A dealer's card as a list item; null is a card face down. */
export function cardFace(text: Text, card: number | null): HTMLElement {
  const { className, firstChild } = plainCard(card);
  const words = card === null ? text('face_down') : cardWords(text, card);
  return element('li', { class: className, 'aria-label': words }, firstChild);
}
