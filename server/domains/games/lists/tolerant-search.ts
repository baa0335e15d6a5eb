import MiniSearch, { type Query } from 'minisearch';
import type { IndexedGame } from '../catalogue/indexed-game';

/** The minimum length of prefixes, and of words with two swapped letters. */
const LETTERS_AT_LEAST = 4;
/** The word lengths from which one wrong letter is tolerated, and from which two. */
const LETTERS_FOR_ONE = 5;
const LETTERS_FOR_TWO = 8;

/** A word and its prefixes, for a word that's still being typed. */
function beginnings(word: string): string[] {
  const longerOnes = Math.max(0, word.length - LETTERS_AT_LEAST);
  return [...Array.from({ length: longerOnes }, (_, at) => word.slice(0, LETTERS_AT_LEAST + at)), word];
}

/** A word as it sounds: doubled letters and spellings that are often confused are one. `roulette`, `rullete` and `roulete` are nearly the same. */
const soundOf = (word: string): string =>
  word
    .replaceAll('ou', 'u')
    .replaceAll('ph', 'f')
    .replaceAll('ck', 'k')
    .replaceAll(/(.)\1+/g, '$1');

/** The number of tolerated wrong, missing or extra letters in a word. */
const errorsIn = (word: string): number => (word.length < LETTERS_FOR_ONE ? 0 : word.length < LETTERS_FOR_TWO ? 1 : 2);

/** A word with each pair of neighbouring letters swapped in turn. */
function swaps(word: string): string[] {
  const letters = [...word];
  if (letters.length < LETTERS_AT_LEAST) return [];
  return letters.slice(1).map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''));
}

interface Searched extends Pick<IndexedGame, 'rank' | 'title' | 'provider'> {
  kind: string;
  /** The title without spaces, for words that are typed as one. */
  joined: string;
}

/** Finds games by words with wrong, missing, extra or swapped letters (GAME-004). */
export class TolerantSearch {
  private readonly search: MiniSearch<Searched>;

  /** `kinds`: the search words of a game's kind, by rank. */
  constructor(games: readonly IndexedGame[], kinds: readonly string[]) {
    this.search = new MiniSearch<Searched>({
      idField: 'rank',
      fields: ['title', 'provider', 'kind', 'joined'],
      processTerm: (word) => beginnings(soundOf(word)),
      searchOptions: { processTerm: (word) => word, fuzzy: errorsIn, boost: { title: 2 } },
    });
    this.search.addAll(
      games.map(({ rank, title, provider }) => ({ rank, title, provider, kind: kinds[rank] ?? '', joined: title.replaceAll(' ', '') })),
    );
  }

  /** The ranks of the games that match every word, nearest first; the words are plain text. */
  ranksOf(words: readonly string[]): number[] {
    const queries = words
      .map(soundOf)
      .map((word): Query => ({ combineWith: 'OR', queries: [word, { combineWith: 'OR', queries: swaps(word), fuzzy: false }] }));
    return this.search.search({ combineWith: 'AND', queries }).map(({ id }) => id as number);
  }
}
