import * as v from 'valibot';
import { type GameChoice, gameChoiceSchema, gameFilterNames, type GameFilterName } from '#contract/fields/game-filter';

/** Filters and order in the address of a list; without what isn't set, so that equal choices are equal keys. */
export function choiceOf(search: object): GameChoice {
  const { sort, ...filters } = v.parse(gameChoiceSchema, search);
  const set = gameFilterNames.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]]));
  return { ...Object.fromEntries(set), ...(sort && sort !== 'popular' && { sort }) } as GameChoice;
}

/** The filters that are set, in their order. */
export function filtersIn(choice: GameChoice): GameFilterName[] {
  return gameFilterNames.filter((name) => choice[name] !== undefined);
}

/** What the routes of lists share: filters and order are in the query, and the loader knows them. */
export const choiceRoute = {
  validateSearch: gameChoiceSchema,
  loaderDeps: ({ search }: { search: object }) => choiceOf(search),
};
