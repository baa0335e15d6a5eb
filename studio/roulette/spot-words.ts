import { numberFace, type RouletteSpot } from '#rules/games/roulette/roulette-spots';
import type { Text } from '../text/texts';

/** The label of a spot: `Split 17, 20`, `Red`, `Dozen 13–24`. */
export function spotWords(text: Text, spot: RouletteSpot): string {
  const kind = `spot_${spot.id.replace(/-\d.*$/, '')}`;
  if (!text.knows(kind)) return spot.id;
  const { numbers } = spot;
  const list = spot.id.startsWith('dozen')
    ? `${numbers[0]}–${numbers.at(-1)}`
    : spot.id.startsWith('column')
      ? spot.id.slice(7)
      : numbers.map(numberFace).join(', ');
  return text(kind, { numbers: list });
}

/** Amounts on chips are short, in the page's language: 5, 25, 1.5k, .50 or 0,50. */
export function chipWords(cents: number): string {
  const value = cents / 100;
  const format = (number: number, digits: number) =>
    new Intl.NumberFormat(document.documentElement.lang || 'en', { minimumFractionDigits: digits, maximumFractionDigits: 2 }).format(
      number,
    );
  if (value >= 1000) return `${format(Math.round(value / 100) / 10, 0)}k`;
  return value >= 1 ? format(value, 0) : format(value, 2).replace(/^0\./, '.');
}
