import * as v from 'valibot';

/** The parameter of the sportsbook's sign-in pages: which of its pages to open (ROUTE-030). The server validates it. */
export const sportSearchSchema = v.object({ page: v.optional(v.fallback(v.optional(v.string()), undefined)) });

/** The address that opens the sportsbook at a page, or at its home page. */
export const sportPath = (page?: string): string => (page === undefined ? '/sport' : `/sport/${page}`);
