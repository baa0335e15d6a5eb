import { PROMOS_AT_MOST } from '#contract/calls/games/lobby';
import type { Banner, BannerLocation } from '#contract/fields/config/banners';
import { useSite } from '../../../platform/context/brand';
import { useText } from '../../../platform/i18n';
import { useBannersOf, useWithoutSignUp } from './banners-of';
import { PromoBanner } from './promo-banner';
import styles from './promo-banner.module.css';

const noBanners: readonly Banner[] = [];

/** The banners above a list of games; nothing if the visitor has none. */
export function PromoRow({ location: place }: { location: BannerLocation }) {
  const t = useText();
  const banners = useWithoutSignUp(useBannersOf(place, useSite().host) ?? noBanners).slice(0, PROMOS_AT_MOST);
  if (banners.length === 0) return null;
  return (
    <div className={styles.row} data-count={banners.length} role="group" aria-label={t('config.banners.title')}>
      {banners.map((banner) => (
        <PromoBanner key={banner.id} banner={banner} />
      ))}
    </div>
  );
}
