import * as v from 'valibot';
import { type GameChoice, gameChoiceSchema, gameFilterNames, type GameFilterName } from '#contract/fields/game-filter';

/** Filters and order in the address of a list, without unset ones and the default order, so that equal choices have equal query keys. */
export function choiceOf(search: object): GameChoice {
  const { sort, ...filters } = v.parse(gameChoiceSchema, search);
  const set = gameFilterNames.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]]));
  return { ...Object.fromEntries(set), ...(sort && sort !== 'popular' && { sort }) } as GameChoice;
}

/** The filters that are set, in their order. */
export function filtersIn(choice: GameChoice): GameFilterName[] {
  return gameFilterNames.filter((name) => choice[name] !== undefined);
}

/** The options shared by the routes of lists: filters and order are in the query string, and the loader depends on them. */
export const choiceRoute = {
  validateSearch: gameChoiceSchema,
  loaderDeps: ({ search }: { search: object }) => choiceOf(search),
};
