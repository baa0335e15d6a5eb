import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/call';
import { getConfig } from '#contract/calls/config/read';
import type { Locale } from '#contract/fields/locale';
import type { ConfigName, ConfigOf } from '#contract/fields/config/index';
import { queryOf } from '../api/query';

/** Secondary configurations: the stale-data banner ignores them. */
const beside: ReadonlySet<ConfigName> = new Set<ConfigName>([
  'banners-config',
  'excluded-promo-stags',
  'main-widget-config',
  'currency-config',
]);

type LocalConfig = 'banners-config';

function queryFor<Name extends ConfigName>(name: Name, query: { locale?: Locale }) {
  const read = queryOf(getConfig, { params: { name }, query });
  return queryOptions({
    ...read,
    meta: { ...read.meta, isBeside: beside.has(name) },
    select: ({ config }: ResponseOf<typeof getConfig>) => config as ConfigOf<Name>,
  });
}

/** One configuration by its name; the stored one if offline (CONF-001). */
export function configQuery<Name extends Exclude<ConfigName, LocalConfig>>(name: Name) {
  return queryFor(name, {});
}

/** The banners in a language (CONF-001). */
export function bannersQuery(locale: Locale) {
  return queryFor('banners-config', { locale });
}

/** The configuration for a loader, which waits for it. */
export async function loadConfig<Name extends Exclude<ConfigName, LocalConfig>>(
  queryClient: QueryClient,
  name: Name,
): Promise<ConfigOf<Name>> {
  const { config } = await queryClient.ensureQueryData(configQuery(name));
  return config as ConfigOf<Name>;
}
