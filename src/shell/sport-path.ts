import * as v from 'valibot';

/** What the ways into the sportsbook may be asked: which of its pages (ROUTE-030). The platform judges the page. */
export const sportSearchSchema = v.object({ page: v.optional(v.fallback(v.optional(v.string()), undefined)) });

/** The address that opens the sportsbook at a page, or at its first one. */
export const sportPath = (page?: string): string => (page === undefined ? '/sport' : `/sport/${page}`);
