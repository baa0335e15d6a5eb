import * as v from 'valibot';

/** Search of the doors: where the player was going (ROUTE-049). */
export const redirectSearchSchema = v.object({ redirect: v.optional(v.fallback(v.optional(v.string()), undefined)) });

/** What a door's dialog is asked. */
export function askedOf({ redirect }: { redirect?: string | undefined }): Record<string, string> {
  return redirect ? { redirect } : {};
}
