import { getConfig } from '#contract/calls/config/read';
import { getShellConfig } from '#contract/calls/config/shell';
import type { ResponseOf } from '#contract/call';
import type { ConfigName } from '#contract/fields/config/index';
import type { Locale } from '#contract/fields/locale';
import type { Domain } from '#server/domain';
import type { Platform } from '#server/platform';
import { serve } from '#server/plugins/contract';
import { configsOf } from './configs';
import { presentBanner, shellConfig } from './present';
import { sportOrigin } from './sport-origin';

/** One configuration in its form for clients: banners in a language, and the full betting address. */
async function present(platform: Platform, name: ConfigName, locale: Locale): Promise<ResponseOf<typeof getConfig>> {
  const configs = configsOf(platform);
  if (name === 'banners-config') {
    const { banners } = await configs.get(name);
    return { name, config: { banners: banners.map((banner) => presentBanner(banner, locale)) } };
  }
  if (name === 'betting-config') {
    const config = await configs.get(name);
    return { name, config: { ...config, host: sportOrigin(config, platform.environment) } };
  }
  return { name, config: await configs.get(name) } as ResponseOf<typeof getConfig>;
}

/** Routes for configurations by name, and for the shell's part of them (CONF-001, CONF-003). */
export const configRoutes: Domain = (app, platform) => {
  const { clock } = platform;
  const configs = configsOf(platform);

  serve(app, platform, getConfig, ({ params, query, locale }) => present(platform, params.name, query.locale ?? locale));

  serve(app, platform, getShellConfig, ({ brand, locale, country }) => shellConfig(configs, { brand, locale, country, now: clock.now() }));
};
