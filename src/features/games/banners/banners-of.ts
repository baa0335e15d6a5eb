import { useQuery } from '@tanstack/react-query';
import type { Banner, BannerLocation } from '#contract/fields/config/banners';
import { bannersFor } from '#rules/content/banners';
import { currencyOf } from '#rules/money/currencies';
import { bannersQuery, configQuery } from '../../../platform/config/configs';
import { useTakesNewPlayers } from '../../../platform/context/brand';
import { useLocale } from '../../../platform/i18n';
import { useStag } from '../../../platform/storage/partner';
import { useBreak, useSession } from '../../../platform/session';
import { useStart } from '../../../platform/presence/use-now';

/**
 * The visitor's banners at a location, in their order; undefined while unknown. Visitors of a partner with separate
 * terms see none, and neither do players on a break (LIMIT-006).
 */
export function useBannersOf(location: BannerLocation, host: string): Banner[] | undefined {
  const { player } = useSession();
  const playBreak = useBreak();
  const stag = useStag();
  const banners = useQuery(bannersQuery(useLocale())).data?.banners;
  const excluded = useQuery({ ...configQuery('excluded-promo-stags'), enabled: stag !== null });
  const now = useStart();
  if (playBreak) return [];
  if (!banners || (stag !== null && excluded.isPending)) return undefined;
  if (stag !== null && excluded.data?.stags.includes(stag)) return [];
  const isCrypto = player !== null && currencyOf(player.currency)?.fiat === false;
  return bannersFor(banners, location, { groups: player?.groups ?? null, isCrypto, host, now: new Date(now) });
}

/** Where a banner isn't for visitors who may not sign up. */
const signUpPages: ReadonlySet<string> = new Set(['/sign-up', '/registration']);

/** Banners without invitations to sign up, for visitors who may not (AUTH-010, LIMIT-006). */
export function useWithoutSignUp(banners: readonly Banner[]): readonly Banner[] {
  if (useTakesNewPlayers()) return banners;
  return banners
    .filter(({ button }) => !signUpPages.has(button?.url ?? ''))
    .map((banner) => (banner.secondButton?.popup === 'sign-up' ? { ...banner, secondButton: null } : banner));
}
