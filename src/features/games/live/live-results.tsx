import type { LiveMark } from '#contract/fields/live';
import { colourOf } from '#rules/games/roulette/roulette-spots';
import { type TextOf, useFormat, useText } from '../../../platform/i18n';
import styles from './live-results.module.css';

interface Shown {
  face: string;
  look: string | undefined;
  /** Its text, if the mark alone isn't clear. */
  words?: string;
}

/** A past result as a coloured mark. */
function shownOf(t: TextOf, number: (value: number) => string, mark: LiveMark): Shown {
  switch (mark.kind) {
    case 'roulette':
      return { face: String(mark.number), look: styles[colourOf(mark.number)] };
    case 'baccarat': {
      const side = t(`studio.side_${mark.side}`);
      return { face: side.slice(0, 1), look: styles[mark.side], words: `${side} ${mark.total}` };
    }
    case 'blackjack': {
      const total = String(mark.total);
      if (mark.total === 0) return { face: '–', look: styles.low, words: t('studio.live_not_dealt') };
      if (mark.is_natural) return { face: 'BJ', look: styles.banker, words: t('studio.live_dealer_blackjack') };
      const isBust = mark.total > 21;
      return {
        face: total,
        look: isBust ? styles.high : styles.low,
        words: t(isBust ? 'studio.live_dealer_bust' : 'studio.live_dealer_total', { total }),
      };
    }
    case 'launch':
      return { face: `${number(mark.ended / 100)}×`, look: mark.ended >= 200 ? styles.high : styles.low };
    case 'wheel': {
      const face = mark.multiplier > 1 ? `${mark.number}×${mark.multiplier}` : String(mark.number);
      return { face, look: styles[`wheel${mark.number}`] };
    }
  }
}

/** The last results of a live table, the newest first. */
export function LiveResults({ results }: { results: readonly LiveMark[] }) {
  const t = useText();
  const { decimal } = useFormat();
  if (results.length === 0) return null;
  return (
    <ol className={styles.results} aria-label={t('games.live.results')}>
      {results.slice(0, 8).map((mark, at) => {
        const { face, look, words } = shownOf(t, decimal, mark);
        return (
          // The same result may come again.
          <li key={results.length - at} className={look} aria-label={words}>
            {face}
          </li>
        );
      })}
    </ol>
  );
}
