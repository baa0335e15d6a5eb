import type { Banner } from '#contract/fields/config/banners';
import { PROMOS_AT_MOST } from '#contract/calls/games/lobby';
import type { Locale } from '#contract/fields/locale';
import { bannersFor } from '#rules/content/banners';
import type { Platform } from '#server/platform';
import { configsOf } from '../../config/configs';
import { presentBanner } from '../../config/present';

/** The banners that a guest sees in the lobby of a host, in a language (BANN-002). */
export async function guestPromos(
  platform: Platform,
  { locale, request }: { locale: Locale; request: { hostname: string } },
): Promise<Banner[]> {
  const { banners } = await configsOf(platform).get('banners-config');
  const viewer = { groups: null, isCrypto: false, host: request.hostname.replace(/:\d+$/, ''), now: platform.clock.now() };
  return bannersFor(banners, 'lobby', viewer)
    .slice(0, PROMOS_AT_MOST)
    .map((banner) => presentBanner(banner, locale));
}
