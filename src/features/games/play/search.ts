import * as v from 'valibot';

/** The search of a game's address: play for money, or as a demo (ROUTE-025). */
export const gameSearchSchema = v.object({ mode: v.optional(v.fallback(v.picklist(['real', 'demo']), 'real'), 'real') });
