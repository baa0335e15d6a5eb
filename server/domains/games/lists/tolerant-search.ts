import MiniSearch, { type Query } from 'minisearch';
import type { IndexedGame } from '../catalogue/indexed-game';

/** Beginnings of words are at least so long, and so are words with two letters swapped. */
const LETTERS_AT_LEAST = 4;
/** From so many letters on a wrong one is forgiven, and from so many two. */
const LETTERS_FOR_ONE = 5;
const LETTERS_FOR_TWO = 8;

/** A word and its beginnings, for whoever is still typing it. */
function beginnings(word: string): string[] {
  const longerOnes = Math.max(0, word.length - LETTERS_AT_LEAST);
  return [...Array.from({ length: longerOnes }, (_, at) => word.slice(0, LETTERS_AT_LEAST + at)), word];
}

/** How many letters of a word may be wrong, missing or too many. */
const errorsIn = (word: string): number => (word.length < LETTERS_FOR_ONE ? 0 : word.length < LETTERS_FOR_TWO ? 1 : 2);

/** A word with each two neighbouring letters swapped in turn. */
function swaps(word: string): string[] {
  const letters = [...word];
  if (letters.length < LETTERS_AT_LEAST) return [];
  return letters.slice(1).map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''));
}

/** Finds games by words with letters that are wrong, missing, too many or swapped (GAME-004). */
export class TolerantSearch {
  private readonly search: MiniSearch<IndexedGame>;

  constructor(games: readonly IndexedGame[]) {
    this.search = new MiniSearch<IndexedGame>({
      idField: 'rank',
      fields: ['title', 'provider'],
      processTerm: beginnings,
      searchOptions: { processTerm: (word) => word, fuzzy: errorsIn, boost: { title: 2 } },
    });
    this.search.addAll(games);
  }

  /** The ranks of the games in which every word is found, the nearest first; the words are plain text. */
  ranksOf(words: readonly string[]): number[] {
    const queries = words.map(
      (word): Query => ({ combineWith: 'OR', queries: [word, { combineWith: 'OR', queries: swaps(word), fuzzy: false }] }),
    );
    return this.search.search({ combineWith: 'AND', queries }).map(({ id }) => id as number);
  }
}
