import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { storage } from '#contract/storage';
import type { Banner, BannerLocation } from '#contract/fields/config/banners';
import { bannersFor } from '#rules/config/banners';
import { currencyOf } from '#rules/money/currencies';
import { configQuery } from '../../../platform/config/configs';
import { isDrawing } from '../../../platform/is-drawing';
import { useSession } from '../../../platform/session';

/** The partner who sent the visitor, by the cookie that the platform set. */
export function stagHere(): string | null {
  if (isDrawing) return null;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${storage.cookies.stag}=`));
  return found ? decodeURIComponent(found.slice(storage.cookies.stag.length + 1)) : null;
}

/**
 * The banners that whoever is here sees at a location, in their order; undefined while that is not known. Visitors of a
 * partner with terms of its own see none.
 */
export function useBannersOf(location: BannerLocation, host: string): Banner[] | undefined {
  const { player } = useSession();
  const stag = stagHere();
  const banners = useQuery(configQuery('banners-config')).data?.banners;
  const excluded = useQuery({ ...configQuery('excluded-promo-stags'), enabled: stag !== null });
  const [now] = useState(() => new Date());
  if (!banners || (stag !== null && excluded.isPending)) return undefined;
  if (stag !== null && excluded.data?.stags.includes(stag)) return [];
  const isCrypto = player !== null && currencyOf(player.currency)?.fiat === false;
  return bannersFor(banners, location, { groups: player?.groups ?? null, isCrypto, host, now });
}
