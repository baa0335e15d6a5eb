import * as v from 'valibot';
import { gameSlugSchema } from './game';
import { volatilities } from './looks';
import { slotMechanics } from './slot-mechanics';

/** Orders of a list; `popular` is the catalogue's own. */
export const gameSorts = ['popular', 'new', 'return', 'calm', 'wild', 'title'] as const;
export type GameSort = (typeof gameSorts)[number];

/** Filter values for the minimum return to player, in percent. */
export const gameReturns = ['94', '95', '96', '97'] as const;

/** Filter values for the lowest stake, in coins: a coin is a euro cent, or the nearest round amount of another currency. */
export const gameStakes = ['10', '20', '50', '100'] as const;

/** Features of games; each is a category too. */
export const gameFeatures = ['free-spins', 'multipliers', 'jackpots', 'exclusive', 'new'] as const;

const filters = {
  mechanic: v.optional(v.picklist(slotMechanics)),
  volatility: v.optional(v.picklist(volatilities)),
  return: v.optional(v.picklist(gameReturns)),
  feature: v.optional(v.picklist(gameFeatures)),
  stake: v.optional(v.picklist(gameStakes)),
  provider: v.optional(gameSlugSchema),
};

/** Filters of a list; a game has to match each one that is set. */
export const gameFiltersSchema = v.strictObject(filters);
export type GameFilters = v.InferOutput<typeof gameFiltersSchema>;
export const gameFilterNames = [
  'mechanic',
  'volatility',
  'return',
  'feature',
  'stake',
  'provider',
] as const satisfies readonly (keyof GameFilters)[];
export type GameFilterName = (typeof gameFilterNames)[number];

/** Filters and order as a call's query has them. */
export const gameFilterQuery = { ...filters, sort: v.optional(v.picklist(gameSorts)) };
export type GameChoice = GameFilters & { sort?: GameSort | undefined };

const lenient = <S extends v.GenericSchema<unknown, unknown>>(schema: S) => v.optional(v.fallback(v.optional(schema), undefined));
const asText = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** The same in the address of a page: an unknown value is ignored. The router parses numbers. */
export const gameChoiceSchema = v.object({
  mechanic: lenient(v.picklist(slotMechanics)),
  volatility: lenient(v.picklist(volatilities)),
  return: lenient(v.pipe(asText, v.picklist(gameReturns))),
  feature: lenient(v.picklist(gameFeatures)),
  stake: lenient(v.pipe(asText, v.picklist(gameStakes))),
  provider: lenient(gameSlugSchema),
  sort: lenient(v.picklist(gameSorts)),
});

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The values of each filter, with the number of games that a list would have with it and the other filters that are set. */
export const gameFacetsSchema = v.record(v.picklist(gameFilterNames), v.array(v.strictObject({ value: v.string(), count })));
export type GameFacets = v.InferOutput<typeof gameFacetsSchema>;
