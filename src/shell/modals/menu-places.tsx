import { Link, useRouter } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import Award from 'lucide-react/icons/award';
import Bell from 'lucide-react/icons/bell';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Club from 'lucide-react/icons/club';
import Dices from 'lucide-react/icons/dices';
import Gauge from 'lucide-react/icons/gauge';
import Gem from 'lucide-react/icons/gem';
import Gift from 'lucide-react/icons/gift';
import Heart from 'lucide-react/icons/heart';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import MapIcon from 'lucide-react/icons/map';
import Medal from 'lucide-react/icons/medal';
import Newspaper from 'lucide-react/icons/newspaper';
import Orbit from 'lucide-react/icons/orbit';
import Radio from 'lucide-react/icons/radio';
import Rocket from 'lucide-react/icons/rocket';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import ToggleLeft from 'lucide-react/icons/toggle-left';
import Trophy from 'lucide-react/icons/trophy';
import Volleyball from 'lucide-react/icons/volleyball';
import Wallet from 'lucide-react/icons/wallet';
import Zap from 'lucide-react/icons/zap';
import type { MessageKey } from '#locales/index';
import type { MenuPlace } from '#rules/content/top-menu';
import { groups } from '#rules/account/groups';
import { useText } from '../../platform/i18n';
import { usePausesOffers, useSession } from '../../platform/session';
import { moreLinks, ownLinks } from '../menus/links';
import { MenuLink } from '../menus/menu-link';
import { useTopMenu } from '../menus/use-top-menu';
import styles from './menu-modal.module.css';

const placeIcons: Record<MenuPlace, LucideIcon> = {
  lobby: LayoutGrid,
  pokies: Dices,
  live: Radio,
  sports: Volleyball,
  vip: Trophy,
  'activity-hub': Orbit,
  'rocket-mart': ShoppingBag,
  'rocket-chance': Rocket,
  tournaments: Medal,
  'mystic-jackpots': Gem,
  achievements: Award,
};

/** The icon of each link; a new one without an icon only shows its text. */
const linkIcons: Partial<Record<MessageKey, LucideIcon>> = {
  'shell.tables': Club,
  'shell.instant': Zap,
  'shell.quests': MapIcon,
  'shell.profile': CircleUserRound,
  'shell.cashbox': Wallet,
  'shell.gifts': Gift,
  'shell.favorites': Heart,
  'shell.notifications': Bell,
  'shell.limits': Gauge,
};

type PlaceLink = (typeof moreLinks)[number] | (typeof ownLinks)[number];

function Place({ link: { text, to } }: { link: PlaceLink }) {
  const t = useText();
  const Icon = linkIcons[text];
  return (
    <Link {...to} className={styles.link}>
      {Icon && <Icon aria-hidden="true" size={20} />}
      <span>{t(text)}</span>
    </Link>
  );
}

/** Links without those to pages that pause during a break (LIMIT-006). */
function useShown<L extends PlaceLink>(links: readonly L[]): L[] {
  const { buildLocation } = useRouter();
  const pausesOffers = usePausesOffers();
  return links.filter(({ to }) => !pausesOffers(buildLocation(to).pathname));
}

/** The addresses in the menu: shortcuts beside it don't repeat them. */
export function useListedPaths(): string[] {
  const entries = useTopMenu();
  return [...entries.map(({ path }) => path), '/action'];
}

/** The entries of the top menu, and other pages (MOB-002). */
export function MenuPlaces() {
  const t = useText();
  const entries = useTopMenu();
  return (
    <nav aria-label={t('shell.menu')} className={styles.list}>
      {entries.map((entry) => {
        const Icon = 'place' in entry ? placeIcons[entry.place] : Newspaper;
        return (
          <span key={entry.path} className={styles.place}>
            <MenuLink entry={entry} className={styles.link} icon={<Icon aria-hidden="true" size={20} />} />
          </span>
        );
      })}
      {useShown(moreLinks).map((link) => (
        <Place key={link.text} link={link} />
      ))}
      <SupportPlace />
    </nav>
  );
}

/** The link to support, if the app has such a page. */
function SupportPlace() {
  const t = useText();
  const { routesByPath } = useRouter();
  if (!Object.hasOwn(routesByPath, '/support')) return null;
  return (
    <Link to={'/support' as '/'} className={styles.link}>
      <LifeBuoy aria-hidden="true" size={20} />
      <span>{t('shell.support')}</span>
    </Link>
  );
}

/** The pages for players only (MOB-002); testers turn parts of the site on and off (WIDG-002). */
export function OwnPlaces() {
  const t = useText();
  const isTester = useSession().player?.groups.includes(groups.tester) === true;
  return (
    <nav aria-label={t('shell.account')} className={styles.list}>
      {useShown(ownLinks).map((link) => (
        <Place key={link.text} link={link} />
      ))}
      {isTester && (
        <Link to="/ffc" className={styles.link}>
          <ToggleLeft aria-hidden="true" size={20} />
          <span>{t('config.flags.title')}</span>
        </Link>
      )}
    </nav>
  );
}
