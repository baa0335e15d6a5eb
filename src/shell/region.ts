import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { doorOf, isClosed } from '#rules/account/restrictions';
import { currentSite } from '../platform/brand';
import { visitorCountry } from '../platform/country';

/** Shows why an address is closed to visitors of a country, in its place (ROUTE-048); the server refuses as well. */
export async function requireOpen(queryClient: QueryClient, path: string): Promise<void> {
  const country = await visitorCountry(queryClient);
  if (country === undefined || !isClosed(path, country, currentSite().licence)) return;
  const door = doorOf(path);
  throw redirect({ to: '/451', search: door ? { door } : {}, mask: { to: path, unmaskOnReload: true } });
}
