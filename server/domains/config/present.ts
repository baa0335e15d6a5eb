import type { Brand } from '#brands/brand';
import type { ResponseOf } from '#contract/call';
import type { getShellConfig } from '#contract/calls/config/shell';
import type { Banner } from '#contract/fields/config/banners';
import type { LocalText } from '#contract/fields/config/parts';
import type { Locale } from '#contract/fields/locale';
import { pseudoText } from '#locales/pseudo';
import { withVariables } from '#rules/content/banners';
import { textIn } from '#rules/content/local-text';
import { logoAt } from '#rules/content/logo';
import type { Configs } from './configs';
import type { StoredBanner } from './stored';

/** A banner in one language, with its variables filled in; en-KW shows that it went through the product's own code (LOC-001). */
export function presentBanner({ title, description, labels, button, secondButton, ...parts }: StoredBanner, locale: Locale): Banner {
  const say = (text: LocalText) => {
    const whole = withVariables(textIn(text, locale), parts.variables);
    return locale === 'en-KW' ? pseudoText(whole) : whole;
  };
  return {
    ...parts,
    title: { text: say(title.text) },
    description: { text: say(description.text) },
    labels: labels.map(say),
    button: button && { ...button, name: say(button.name) },
    secondButton: secondButton && { ...secondButton, name: say(secondButton.name) },
  };
}

/** The part of the configuration that every page reads: flags, adjusted for the visitor's country, and the logo of the day (CONF-003). */
export async function shellConfig(
  configs: Configs,
  { brand, locale, country, now }: { brand: Brand; locale: Locale; country: string | null; now: Date },
): Promise<ResponseOf<typeof getShellConfig>> {
  const [betting, pages, flags, logos] = await Promise.all([
    configs.get('betting-config'),
    configs.get('manage-promotion-pages'),
    configs.get('feature-flags'),
    configs.get('logo-config'),
  ]);
  const isBettingHere = betting.is_shown && (country === null || !betting.countries_without.includes(country));
  return {
    flags: { betting: isBettingHere, ...pages.pages, ...flags },
    closed: pages.closed,
    logo: logoAt(logos.logos, { brand: brand.id, locale, now }),
  };
}
