import type { GameCategory } from '#contract/fields/game';
import type { Locale } from '#contract/fields/locale';
import { textOf } from '#server/texts';
import type { IndexedGame } from './indexed-game';

/** The categories that describe the kind of game; the others describe its release or its look. */
export const kindCategories = [
  'slots',
  'table',
  'roulette',
  'blackjack',
  'baccarat',
  'video-poker',
  'instant',
  'live',
  'jackpots',
  'free-spins',
  'multipliers',
  'ways',
  'lines',
  'classic',
] as const satisfies readonly GameCategory[];

/** Search words for kinds of games, in each language. */
export class KindWords {
  private readonly known = new Map<Locale, readonly string[]>();

  constructor(
    private readonly games: readonly IndexedGame[],
    private readonly plain: (text: string) => string,
  ) {}

  /** Returns, by a game's rank, its words in a language and in English, as plain text. */
  in(locale: Locale): readonly string[] {
    const known = this.known.get(locale);
    if (known) return known;
    const languages = new Set<Locale>([locale, 'en']);
    const made = this.games.map((game) => this.plain([...languages].flatMap((language) => wordsOf(game, language)).join(' ')));
    this.known.set(locale, made);
    return made;
  }
}

function wordsOf({ game, facets }: IndexedGame, locale: Locale): string[] {
  const names: string[] = kindCategories
    .filter((kind) => game.categories.includes(kind))
    .map((kind) => textOf(locale, `games.category.${kind}`));
  const joined = names.filter((name) => /[\s-]/.test(name)).map((name) => name.replaceAll(/[\s-]/g, ''));
  names.push(...joined);
  return facets.mechanic ? [...names, textOf(locale, `games.mechanic.${facets.mechanic}`)] : names;
}
