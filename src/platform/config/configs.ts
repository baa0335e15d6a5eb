import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/call';
import { getConfig } from '#contract/calls/config/read';
import type { ConfigName, ConfigOf } from '#contract/fields/config/index';
import { queryOf } from '../api/query';
import { activeLocale } from '../i18n';

/** What stands beside the matter of a page: the word about old pages leaves it out. */
const beside: ReadonlySet<ConfigName> = new Set<ConfigName>(['banners-config', 'excluded-promo-stags', 'main-widget-config', 'currency-config']);

/** One configuration by its name, as last known without network; banners in the language of the window (CONF-001). */
export function configQuery<Name extends ConfigName>(name: Name) {
  const query = name === 'banners-config' ? { locale: activeLocale() } : {};
  const read = queryOf(getConfig, { params: { name }, query });
  return queryOptions({
    ...read,
    meta: { ...read.meta, isBeside: beside.has(name) },
    select: ({ config }: AnswerOf<typeof getConfig>) => config as ConfigOf<Name>,
  });
}

/** The configuration for a loader: waits for it. */
export async function loadConfig<Name extends ConfigName>(queryClient: QueryClient, name: Name): Promise<ConfigOf<Name>> {
  const { config } = await queryClient.ensureQueryData(configQuery(name));
  return config as ConfigOf<Name>;
}
