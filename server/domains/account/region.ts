import { licenceOfHost } from '#brands/index';
import { maySignIn } from '#rules/account/restrictions';
import type { Asking } from '#server/plugins/asking';
import { refuse } from '#server/plugins/refusals';

/**
 * Where money is put in or at stake, a player stands under the same terms as at the sign-in: a session outlives a
 * journey (AUTH-011). Refuses: restricted_region.
 */
export function requireRegion({ country, request }: Pick<Asking, 'country'> & { request: { hostname: string } }): void {
  if (!maySignIn(country, licenceOfHost(request.hostname))) throw refuse('restricted_region');
}
