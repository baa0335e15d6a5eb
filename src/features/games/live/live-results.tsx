import type { LiveMark } from '#contract/fields/live';
import { colourOf } from '#rules/games/roulette/roulette-spots';
import { type TextOf, useText } from '../../../platform/i18n';
import styles from './live-results.module.css';

interface Shown {
  face: string;
  look: string | undefined;
  /** Its words, where the face alone doesn't say it. */
  words?: string;
}

/** A past result in short, as a coloured mark. */
function shownOf(t: TextOf, mark: LiveMark): Shown {
  switch (mark.kind) {
    case 'roulette':
      return { face: String(mark.number), look: styles[colourOf(mark.number)] };
    case 'baccarat': {
      const side = t(`studio.side_${mark.side}`);
      return { face: side.slice(0, 1), look: styles[mark.side], words: `${side} ${mark.total}` };
    }
    case 'wheel': {
      const face = mark.multiplier > 1 ? `${mark.number}×${mark.multiplier}` : String(mark.number);
      return { face, look: styles[`wheel${mark.number}`] };
    }
  }
}

/** The last results of a live table, the newest first. */
export function LiveResults({ results }: { results: readonly LiveMark[] }) {
  const t = useText();
  if (results.length === 0) return null;
  return (
    <ol className={styles.results} aria-label={t('games.live.results')}>
      {results.slice(0, 8).map((mark, at) => {
        const { face, look, words } = shownOf(t, mark);
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
