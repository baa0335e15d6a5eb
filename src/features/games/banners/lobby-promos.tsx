// @chunk promos
import type { ReactNode } from 'react';
import { PROMOS_AT_MOST } from '#contract/calls/games/lobby';
import type { Banner } from '#contract/fields/config/banners';
import { currentHostname } from '../../../platform/brand';
import { useSession } from '../../../platform/session';
import { useStag } from '../../../platform/partner';
import { useBannersOf } from './banners-of';
import { PromoBanner } from './promo-banner';

interface Places {
  /** Of a place. */
  className: string | undefined;
  /** What fills the places that no banner takes. */
  games: readonly ReactNode[];
}

/** The places beside the lobby's first banner: a guest's banners came with the lobby, everybody else's own are read (BANN-002). */
export default function LobbyPromos({ guests, ...places }: Places & { guests: readonly Banner[] }) {
  const { status } = useSession();
  const stag = useStag();
  return status === 'player' || stag !== null ? <Own {...places} /> : <Filled banners={guests} {...places} />;
}

function Own(places: Places) {
  const banners = useBannersOf('lobby', currentHostname());
  return banners ? <Filled banners={banners.slice(0, PROMOS_AT_MOST)} {...places} /> : <div className={places.className} />;
}

function Filled({ banners, className, games }: Places & { banners: readonly Banner[] }) {
  return (
    <>
      {banners.map((banner) => (
        <div key={banner.id} className={className}>
          <PromoBanner banner={banner} />
        </div>
      ))}
      {games.slice(0, PROMOS_AT_MOST - banners.length)}
    </>
  );
}
