import type { GameConfig, Motif, Palette, Volatility } from '#contract/fields/game-config';
import type { SlotMechanic } from '#contract/fields/slot-mechanics';
import { palettes } from '#contract/fields/game-config';
import type { LiveKind } from '#contract/fields/live';
import type { Dice } from '../dice';
import { HOUSE_PROVIDER, type Provider, providers } from './catalogue-providers';
import { rouletteTitles, slotTitles } from './catalogue-titles.data';
import { libraryCategories, libraryEntries } from './catalogue-library';
import { offeredSlots } from './catalogue-offered.data';
import { choiceGames, type GameVariant, volatilities } from './catalogue-choice';
import { liveGames } from './catalogue-live';
import { generateChoiceGame } from './choice-games';
import { currenciesOf } from './catalogue-currencies';
import { comesOut } from './catalogue-upcoming';
import { generateRoulette, isRouletteVariant } from './roulette/roulette';
import { generateSlot } from './generate-slot';
import { pick, seededDice, shuffled } from './seeded-dice';
import { generateSicBo } from './sic-bo/sic-bo';
import type { LibraryGame } from './slots/library/library';
import { gridLabel, type SlotTraits, traitsOf } from './traits';
import { weightKindOf } from './weight-kind';

/** The levels of the mystic jackpots, the rarest first (JACK-004). */
export const jackpotLevels = ['nova', 'orbit', 'comet'] as const;
export type JackpotLevel = (typeof jackpotLevels)[number];

/** The network whose games feed the mystic jackpots. */
export const MYSTIC_JACKPOTS = 'mystic';

export const badgeKinds = ['top', 'new', 'bonus-wagering', 'mystic-jackpots', 'jackpot'] as const;
export type BadgeKind = (typeof badgeKinds)[number];

export const gameCategories = [
  'all',
  'slots',
  'table',
  'new',
  'top',
  'exclusive',
  'lines',
  'ways',
  'free-spins',
  'multipliers',
  'jackpots',
  'animated',
  'drop-wins',
  'instant',
  'live',
] as const;
export type GameCategory = (typeof gameCategories)[number];

/** One game of the house as the lobby lists it (GAME-001), without its mathematics. */
export interface CatalogueGame {
  /** `provider:slug`. */
  identifier: string;
  slug: string;
  seo_title: string;
  title: string;
  kind: GameConfig['kind'];
  /** The kind of live table; null for a game that everybody plays alone. */
  live: LiveKind | null;
  provider: Provider;
  categories: GameCategory[];
  /** Id by currency code; FUN is the demo's. A missing currency isn't supported. */
  currencies: Record<string, number>;
  badges: BadgeKind[];
  has_demo_mode: boolean;
  /** ISO instants. */
  released_at: string;
  last_activity_at: string;
  motif: Motif;
  palette: Palette;
  seed: string;
  volatility: Volatility;
  /** The index among the games of its kind. */
  variant?: GameVariant;
  /** `5x3` for reels and rows; null for tables. */
  grid: string | null;
  /** Network whose jackpots a stake feeds, if any. */
  jackpot: typeof MYSTIC_JACKPOTS | null;
  /** The mechanic and the world of a library slot; null for any other game. */
  mechanic: SlotMechanic | null;
  world: string | null;
}

/** The last release date of the catalogue, from which a release counts as new. */
const LAST_RELEASE = Date.UTC(2026, 10, 16);
const NEW_DAYS = 60;
const DAY = 86_400_000;

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Ages in days: a tenth is new, the rest is spread over five years. */
const ageOf = (dice: Dice): number => (dice.int(10) === 0 ? dice.int(NEW_DAYS) : NEW_DAYS + dice.int(1800));

interface Flags {
  isNew: boolean;
  isTop: boolean;
  isExclusive: boolean;
  hasJackpot: boolean;
}

/** Free spins on separate reels, or a gauge: the screen changes with the state of the game. */
const isAnimated = (traits: SlotTraits): boolean => traits.hasOwnFreeStrips || traits.hasGauge;

/** Low volatility and no free spins: the whole return comes from single spins with frequent small wins. */
const suitsWagering = (traits: SlotTraits | null, library: LibraryGame | undefined): boolean =>
  library
    ? library.config.volatility === 'low' && library.config.feature.spins.length === 0
    : traits !== null && traits.volatility === 'low' && !traits.hasFreeSpins;

function categoriesOf(flags: Flags, traits: SlotTraits | null, { kind, live }: Entry): GameCategory[] {
  const list: (GameCategory | false | undefined)[] = [
    'all',
    kind === 'slots' ? 'slots' : weightKindOf(kind) === 'instant' ? 'instant' : 'table',
    live && 'live',
    traits?.plan.evaluation,
    traits?.hasFreeSpins && 'free-spins',
    (traits?.hasGauge || (traits?.wildMultiplier ?? 1) > 1) && 'multipliers',
    flags.isNew && 'new',
    flags.isTop && 'top',
    flags.isExclusive && 'exclusive',
    flags.hasJackpot && 'jackpots',
    traits !== null && isAnimated(traits) && 'animated',
    // A jackpot or a multiplier is drawn in addition to the reels.
    (flags.hasJackpot || traits?.hasGauge) && 'drop-wins',
  ];
  return list.filter((category): category is GameCategory => Boolean(category));
}

function badgesOf(flags: Flags, traits: SlotTraits | null, library: LibraryGame | undefined): BadgeKind[] {
  const list: (BadgeKind | false)[] = [
    flags.hasJackpot && flags.isExclusive && 'jackpot',
    flags.hasJackpot && 'mystic-jackpots',
    flags.isTop && 'top',
    flags.isNew && 'new',
    suitsWagering(traits, library) && 'bonus-wagering',
  ];
  return list.filter((badge): badge is BadgeKind => Boolean(badge));
}

/** Discards draws that are no longer used, so that later draws stay the same. */
function drawUnused(dice: Dice, traits: SlotTraits | null): void {
  if (traits) for (const below of [5, 8]) dice.int(below);
  dice.int(12);
}

interface Entry {
  title: string;
  motif: Motif;
  kind: GameConfig['kind'];
  live?: LiveKind;
  provider: Provider;
  library?: LibraryGame;
  variant?: GameVariant;
}

/** The age of a library game in days: one is released every three days, so that the last twenty are new. */
const libraryAge = ({ recipe }: LibraryGame) => Math.max(0, 150 - 3 * recipe.number);
/** Ids of library games follow from their numbers, far above those that follow from a position in the list. */
const FIRST_OF_LIBRARY = 10_000;
/** One in this many games of the library is a top game. */
const TOP_OF_LIBRARY = 3;

function gameOf(entry: Entry, index: number): CatalogueGame {
  const slug = slugOf(entry.title);
  const identifier = `${entry.provider.id}:${slug}`;
  const dice = seededDice(`catalogue ${identifier}`);
  const { library } = entry;
  const traits = entry.kind === 'slots' && !library ? traitsOf(identifier) : null;
  const isHouse = entry.provider.id === HOUSE_PROVIDER;
  const age = library ? libraryAge(library) : ageOf(dice);
  const flags: Flags = {
    isNew: age < NEW_DAYS,
    isTop: library ? library.recipe.number % TOP_OF_LIBRARY === 1 : dice.int(isHouse ? 3 : 14) === 0,
    isExclusive: isHouse,
    hasJackpot: traits !== null && dice.int(isHouse ? 3 : 40) === 0,
  };
  const currencies = currenciesOf(dice, library ? FIRST_OF_LIBRARY + library.recipe.number : index, isHouse, entry.live !== undefined);
  drawUnused(dice, traits);
  return {
    identifier,
    slug,
    seo_title: slug,
    title: entry.title,
    kind: entry.kind,
    live: entry.live ?? null,
    ...(entry.variant === undefined ? {} : { variant: entry.variant }),
    provider: entry.provider,
    categories: [...categoriesOf(flags, traits, entry), ...(library ? libraryCategories(library) : [])],
    currencies,
    badges: badgesOf(flags, traits, library),
    has_demo_mode: 'FUN' in currencies,
    released_at: new Date(comesOut(identifier) ?? LAST_RELEASE - age * DAY).toISOString(),
    last_activity_at: new Date(LAST_RELEASE + dice.int(4 * 24) * 3_600_000).toISOString(),
    motif: entry.motif,
    palette: library?.config.palette ?? pick(dice, palettes),
    seed: identifier,
    volatility: library?.config.volatility ?? traits?.volatility ?? volatilities[entry.kind] ?? 'medium',
    grid: library ? gridLabel(library.config) : traits && gridLabel(traits.plan),
    jackpot: flags.hasJackpot ? MYSTIC_JACKPOTS : null,
    mechanic: library?.config.mechanic ?? null,
    world: library?.config.world ?? null,
  };
}

const ofHouse = <T extends object>(entry: T) => ({ ...entry, provider: providers[0] as Provider });

/** Live tables are numbered separately, so that games with a choice can be appended before them. */
const FIRST_LIVE = 100_000;

/** Titles in a shuffled order, dealt to the providers in turn, so that each has games of many motifs. */
function entries(): Entry[] {
  const dice = seededDice('perigee catalogue');
  const slots = shuffled(dice, slotTitles()).map(({ title, motif }) => ({ title, motif, kind: 'slots' as const }));
  // No hearts or cards, since they don't suit a roulette table.
  const tables = rouletteTitles.map((title) => ({ title, motif: 'wheel' as const, kind: 'roulette' as const }));
  const deal = <T>(list: T[], step: number) =>
    list.map((entry, i) => ({ ...entry, provider: providers[(i * step) % providers.length] as Provider }));
  const worlds = libraryEntries().map((entry) => {
    const { library: game } = entry;
    return ofHouse({ ...entry, motif: game.config.motif, kind: 'slots' as const });
  });
  return [...deal(slots, 1), ...deal(tables, 5), ...choiceGames.map(ofHouse), ...worlds];
}

let games: { offered: readonly CatalogueGame[]; withdrawn: readonly CatalogueGame[] } | undefined;

/** Whether a game is still offered; only some slots of the first engine aren't. */
const isOffered = ({ kind, mechanic, provider, slug }: CatalogueGame) =>
  kind !== 'slots' || mechanic !== null || offeredSlots[provider.id]?.includes(slug) === true;

function allGames() {
  if (games) return games;
  const all = [...entries().map(gameOf), ...liveGames.map((entry, at) => gameOf(ofHouse(entry), FIRST_LIVE + at))];
  games = { offered: all.filter(isOffered), withdrawn: all.filter((game) => !isOffered(game)) };
  return games;
}

/** Every offered game, deterministic and in a fixed order; `configOf` makes the configuration of one. */
export const catalogue = (): readonly CatalogueGame[] => allGames().offered;

/** Games that are no longer offered (decision 0121): existing rounds are still shown and settled, but new ones can't start. */
export const withdrawnGames = (): readonly CatalogueGame[] => allGames().withdrawn;

let configs: ReadonlyMap<string, GameConfig> | undefined;

/** The configuration of a game of the library by its identifier. */
function libraryConfigOf(identifier: string): GameConfig | undefined {
  configs ??= new Map(
    entries().flatMap(({ title, provider, library }) => (library ? [[`${provider.id}:${slugOf(title)}`, library.config]] : [])),
  );
  return configs.get(identifier);
}

/** The mathematics of one game of the catalogue. */
export function configOf(game: Pick<CatalogueGame, 'kind' | 'seed' | 'motif' | 'palette' | 'variant'>): GameConfig {
  const look = { motif: game.motif, palette: game.palette };
  if (game.kind === 'slots') return libraryConfigOf(game.seed) ?? generateSlot(game.seed, look);
  const { variant } = game;
  if (game.kind === 'sic-bo') return generateSicBo(look);
  if (game.kind !== 'roulette') return generateChoiceGame(game.kind, { ...look, variant });
  return generateRoulette(game.seed, { ...look, variant: isRouletteVariant(variant) ? variant : undefined });
}
