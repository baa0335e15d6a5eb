import { countries } from '#contract/fields/country';
import { getCountries, getLocales, getPlayerFields, getProject } from '#contract/calls/locale';
import { minimumAge } from '#rules/account/fields/age';
import { restrictionOf } from '#rules/account/restrictions';
import { languagesOfferedOn } from '#rules/locale/languages';
import type { Domain } from '#server/domain';
import { serve } from '#server/plugins/contract';
import { configsOf } from '../config/configs';
import { playerFieldsNow } from '../account/profile/player-fields';

/** Routes with data for forms and lists: fields with their rules, countries, languages, and the site itself (API-053). */
export const infoRoutes: Domain = (app, platform) => {
  const configs = configsOf(platform);

  serve(app, platform, getPlayerFields, () => playerFieldsNow(configs));

  serve(app, platform, getCountries, async () => ({ data: countries.map((code) => ({ code, restriction: restrictionOf(code) })) }));

  serve(app, platform, getLocales, async ({ brand, request }) => ({
    data: languagesOfferedOn(request.hostname, brand).map((code) => ({ code })),
  }));

  serve(app, platform, getProject, async ({ brand, site }) => {
    const { licence } = site;
    const { default: currency } = await configs.get('currency-config');
    const { id, name, productSlug: product, defaultLocale, support } = brand;
    return {
      id,
      name,
      product,
      licence,
      minimum_age: minimumAge(licence),
      default_locale: defaultLocale,
      default_currency: currency,
      support_email: support.email,
    };
  });
};
