import { redirect } from '@tanstack/react-router';
import { restrictedActionOf, isClosed } from '#rules/account/restrictions';
import type { AppContext } from '../../platform/context/app-context';
import { visitorCountry } from '../../platform/context/country';

/** Shows why an address is closed to visitors of a country, at that address (ROUTE-048); the server refuses as well. */
export async function requireOpen(app: AppContext, path: string): Promise<void> {
  const country = await visitorCountry(app);
  if (country === undefined || !isClosed(path, country, app.site.licence)) return;
  const action = restrictedActionOf(path);
  throw redirect({ to: '/451', search: action ? { action } : {}, mask: { to: path, unmaskOnReload: true } });
}
