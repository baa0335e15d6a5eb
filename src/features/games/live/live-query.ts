import { notFound } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/call';
import { getLiveTables } from '#contract/calls/live';
import { type LiveKind, liveKinds } from '#contract/fields/live';
import { queryOf } from '../../../platform/api/query';

/** How often an open lobby refetches the state of the tables; between two responses it counts down on its own. */
const REFRESH_MS = 3_000;

/** An older state doesn't tell a table's current phase any more. */
export const FRESH_MS = 15_000;

export type ListedTable = ResponseOf<typeof getLiveTables>['data'][number];

/** The live tables, refreshed while they're shown. */
export const liveTablesQuery = { ...queryOf(getLiveTables, {}), refetchInterval: REFRESH_MS };

/** Loads the live tables. */
export async function loadLive(queryClient: QueryClient): Promise<void> {
  await queryClient.ensureQueryData(liveTablesQuery);
}

/** The kind of live tables of a slug; throws notFound for any other. */
export function liveKindOf(slug: string): LiveKind {
  const kind = liveKinds.find((one) => one === slug);
  if (!kind) throw notFound();
  return kind;
}
