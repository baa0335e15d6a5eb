import { useQuery } from '@tanstack/react-query';
import { getPlayerFields } from '#contract/calls/locale/info';
import type { PlayerFields } from '#contract/fields/player-field';
import { queryOf } from '../../platform/api/query';

/** The fields of every form with their rules, as the platform has them. */
export const playerFieldsQuery = queryOf(getPlayerFields, {});

/** The fields of every form; undefined until they are known: then the schemas judge alone, and the platform the rest. */
export function usePlayerFields(): PlayerFields | undefined {
  return useQuery(playerFieldsQuery).data;
}
