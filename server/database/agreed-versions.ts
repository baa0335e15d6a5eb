import { currentVersions } from '#rules/account/sign-up/consents';
import type { Queries } from './connection';

/** The current version of each text that players agree to, from the published pages. */
export async function readVersions(queries: Queries) {
  const rows = await queries.selectFrom('content_pages').select(['slug', 'version']).where('version', 'is not', null).execute();
  return currentVersions(Object.fromEntries(rows.map(({ slug, version }) => [slug, version!])));
}
