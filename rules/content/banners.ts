import type { Banner, BannerLocation } from '#contract/fields/config/banners';
import { isLive } from './live-time';

/** The viewer of banners, where and when. */
export interface Viewer {
  /** The groups of a signed-in player; null for a guest. */
  groups: readonly number[] | null;
  isCrypto: boolean;
  /** Name of the host, without port. */
  host: string;
  now: Date;
}

type Filtered = Pick<Banner, 'groups' | 'groupIds' | 'domains' | 'liveTime' | 'order'>;

/** A crypto banner: players with a crypto currency, or a crypto host. Any other banner: its hosts only. */
function fitsMoneyAndHost({ groups, domains }: Filtered, { isCrypto, host }: Viewer): boolean {
  if (groups.includes('crypto')) return isCrypto || domains.includes(host);
  return domains.length === 0 || domains.includes(host);
}

function fitsLogin({ groups }: Filtered, { groups: held }: Viewer): boolean {
  const wanted = groups.filter((group) => group !== 'crypto');
  return wanted.length === 0 || wanted.includes(held === null ? 'guests' : 'players');
}

/** A banner with numbered groups is shown only to their signed-in members. */
function fitsGroups({ groupIds }: Filtered, { groups: held }: Viewer): boolean {
  return groupIds.length === 0 || (held !== null && groupIds.some((group) => held.includes(group)));
}

/** The banners that a viewer sees at a location, in their order there (BANN-002). */
export function bannersFor<B extends Filtered>(banners: readonly B[], location: BannerLocation, viewer: Viewer): B[] {
  return banners
    .filter((banner) => banner.order[location] !== undefined)
    .filter(
      (banner) =>
        fitsGroups(banner, viewer) && fitsLogin(banner, viewer) && fitsMoneyAndHost(banner, viewer) && isLive(banner.liveTime, viewer.now),
    )
    .toSorted((one, other) => one.order[location]! - other.order[location]!);
}

/** The link of a banner's button: its path, or the tournament or lottery that it names; null without either. */
export function bannerWay({
  url,
  type,
  frontendIdentifier,
  attrs,
}: Pick<NonNullable<Banner['button']>, 'url' | 'type' | 'frontendIdentifier' | 'attrs'>): string | null {
  const folder = type === 'lottery' ? '/lottery' : '/tournaments';
  const path = url ?? (type !== null && frontendIdentifier !== null ? `${folder}/${frontendIdentifier}` : null);
  const query = Object.entries(attrs)
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .join('&');
  return path === null || query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** A text with its variables filled in; an unknown name stays as it is. */
export function withVariables(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(variables, name) ? variables[name]! : whole));
}
