import { useQuery } from '@tanstack/react-query';
import { getPlayerFields } from '#contract/calls/locale/info';
import type { PlayerFields } from '#contract/fields/player-field';
import { ofForm, queryOf } from '../../platform/api/query';

/** The fields of every form with their rules, from the server. */
export const playerFieldsQuery = ofForm(queryOf(getPlayerFields, {}));

/**
 * The fields of every form; undefined while they're unknown: then only the schemas validate in the browser, and the server checks the rest.
 */
export function usePlayerFields(): PlayerFields | undefined {
  return useQuery(playerFieldsQuery).data;
}
