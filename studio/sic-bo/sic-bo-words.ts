import { type Roll, type SicBoSpot, totalOf } from '#rules/games/sic-bo/sic-bo-spots';
import { sicBoSpotText } from '#rules/games/sic-bo/sic-bo-words';
import type { Text } from '../text/texts';

/** The name of a bet: `Total 9`, `1 and 2`. */
export function sicBoWords(text: Text, spot: SicBoSpot): string {
  const { key, values } = sicBoSpotText(spot);
  return text(key, values);
}

/** A bet's odds: `12 to 1`, `1, 2 or 12 to 1`. */
export function sicBoPays(text: Text, { pays }: SicBoSpot): string {
  const language = document.documentElement.lang || 'en';
  const figures = pays.map((one) => new Intl.NumberFormat(language).format(one));
  return text('rules_pays', { pays: new Intl.ListFormat(language, { type: 'disjunction' }).format(figures) });
}

/** The roll, in words. */
export function rollWords(text: Text, roll: Roll): string {
  return text('sic_rolled', { dice: roll.join(', '), total: totalOf(roll) });
}
