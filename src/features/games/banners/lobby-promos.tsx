// @chunk promos
import type { ReactNode } from 'react';
import { PROMOS_AT_MOST } from '#contract/calls/games/lobby';
import type { Banner } from '#contract/fields/config/banners';
import { useSite } from '../../../platform/context/brand';
import { useSession } from '../../../platform/session';
import { useStag } from '../../../platform/storage/partner';
import { useBannersOf, useWithoutSignUp } from './banners-of';
import { PromoBanner } from './promo-banner';

interface Places {
  /** The class of each place. */
  className: string | undefined;
  /** Fills the places without a banner. */
  games: readonly ReactNode[];
}

/** The places beside the lobby's first banner: a guest's banners are in the lobby's response, a player's are a separate read (BANN-002). */
export default function LobbyPromos({ guests, ...places }: Places & { guests: readonly Banner[] }) {
  const { status } = useSession();
  const stag = useStag();
  return status === 'player' || stag !== null ? <Own {...places} /> : <Filled banners={guests} {...places} />;
}

function Own(places: Places) {
  const banners = useBannersOf('lobby', useSite().host);
  return banners ? <Filled banners={banners.slice(0, PROMOS_AT_MOST)} {...places} /> : <div className={places.className} />;
}

function Filled({ banners: all, className, games }: Places & { banners: readonly Banner[] }) {
  const banners = useWithoutSignUp(all);
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
