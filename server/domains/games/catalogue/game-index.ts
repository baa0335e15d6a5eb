import type { Game, GameCategory, GameCollection, GameProvider } from '#contract/fields/game';
import { gameCategories } from '#contract/fields/game';
import { isHidden } from '#rules/games/blocked-providers';
import type { Facets } from './facets';
import type { IndexedGame } from './indexed-game';
import { KindWords } from './kind-words';
import { TolerantSearch } from '../lists/tolerant-search';

/** Lower case without accents, so that `Etoile` finds `Étoile`. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Every game, by identifier, category and provider; built once for all lists. */
export class GameIndex {
  readonly all: readonly IndexedGame[];
  /** The typo-tolerant search. */
  readonly tolerant: TolerantSearch;
  /** Each game's search words for its kind, mechanic and features. */
  readonly kinds: KindWords;
  private readonly byIdentifier: ReadonlyMap<string, IndexedGame>;
  private readonly byCategory = new Map<string, IndexedGame[]>();
  private readonly byProvider = new Map<string, IndexedGame[]>();

  constructor(games: readonly { game: Game; facets: Facets }[]) {
    this.all = games.map(({ game, facets }, rank) => ({
      game,
      facets,
      rank,
      title: plainText(game.title),
      provider: plainText(game.provider_title),
    }));
    this.kinds = new KindWords(this.all, plainText);
    this.tolerant = new TolerantSearch(this.all, this.kinds.in('en'));
    this.byIdentifier = new Map(this.all.map((indexed) => [indexed.game.identifier, indexed]));
    for (const indexed of this.all) {
      put(this.byProvider, indexed.game.provider, indexed);
      for (const category of indexed.game.categories) put(this.byCategory, category, indexed);
    }
  }

  find(identifier: string): Game | null {
    return this.byIdentifier.get(identifier)?.game ?? null;
  }

  /** The facets of a game; null for an unknown one. */
  facets(identifier: string): Facets | null {
    return this.byIdentifier.get(identifier)?.facets ?? null;
  }

  inCategory(category: GameCategory): readonly IndexedGame[] {
    if (category === 'all') return this.all;
    const games = this.byCategory.get(category) ?? [];
    // A game leaves this category on the day of its release.
    return category === 'prerelease' ? games.filter(({ game }) => game.categories.includes(category)) : games;
  }

  ofProvider(provider: string): readonly IndexedGame[] {
    return this.byProvider.get(provider) ?? [];
  }

  /** Providers that aren't blocked, by title. */
  providers(blocked: ReadonlySet<string>): GameProvider[] {
    return [...this.byProvider]
      .filter(([id]) => !blocked.has(id))
      .map(([id, games]) => ({ id, title: games[0]?.game.provider_title ?? id, games_count: countAllowed(games, blocked) }))
      .sort((one, other) => one.title.localeCompare(other.title, 'en'));
  }

  /** Categories that have games, in their fixed order, and `live`, whose page announces coming tables. */
  collections(blocked: ReadonlySet<string>): GameCollection[] {
    return gameCategories
      .map((id) => ({ id, games_count: countAllowed(this.inCategory(id), blocked) }))
      .filter(({ id, games_count: count }) => count > 0 || id === 'live');
  }
}

function put(map: Map<string, IndexedGame[]>, key: string, indexed: IndexedGame): void {
  const games = map.get(key);
  if (games) games.push(indexed);
  else map.set(key, [indexed]);
}

function countAllowed(games: readonly IndexedGame[], blocked: ReadonlySet<string>): number {
  return blocked.size === 0 ? games.length : games.filter(({ game }) => !isHidden(game, blocked)).length;
}
