import * as v from 'valibot';
import { defineCall } from '../../call';
import { flagsSchema } from '../../fields/config/flags';

/** The one small read of every page: flags including those derived from other configurations, and the current logo. */
export const getShellConfig = defineCall({
  id: 'config.shell',
  method: 'GET',
  path: '/api/fe/shell',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'Which parts of the site are on, and the logo that currently replaces the brand’s own, in the requested language.',
  proves: ['CONF-003'],
  response: v.strictObject({
    flags: flagsSchema,
    /** Addresses of content pages that only testers may open; an earlier release doesn't send them. */
    closed: v.optional(v.array(v.string())),
    logo: v.nullable(v.strictObject({ url: v.string(), width: v.number(), height: v.number() })),
  }),
  refusals: [],
  example: {},
});
