import type { Brand } from '#brands/brand';
import type { Locale } from '#contract/fields/locale';
import type { Environment } from '#server/environment';

/** The public origin of a brand: PUBLIC_ORIGIN for the first brand, otherwise the brand's own host. */
export function originOf({ publicOrigin }: Pick<Environment, 'publicOrigin'>, brand: Brand): string {
  const { protocol, hostname, port } = new URL(publicOrigin);
  const [host] = brand.hosts;
  if (brand.id === 'perigee' || !host || brand.hosts.includes(hostname)) return publicOrigin;
  return `${protocol}//${host}${port ? `:${port}` : ''}`;
}

/** A page's address in a player's language, with its query. */
export function linkTo(
  environment: Pick<Environment, 'publicOrigin'>,
  brand: Brand,
  locale: Locale,
  path: string,
  query: Record<string, string> = {},
): string {
  const prefix = locale === brand.defaultLocale ? '' : `/${locale}`;
  const url = new URL(`${prefix}${path}`, originOf(environment, brand));
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
