import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Compass from 'lucide-react/icons/compass';
import Gift from 'lucide-react/icons/gift';
import MapIcon from 'lucide-react/icons/map';
import Store from 'lucide-react/icons/store';
import type { bookmarks } from '#contract/fields/config/site';
import { getLootboxes } from '#contract/calls/wheels';
import type { MessageKey } from '#locales/index';
import { groups } from '#rules/account/groups';
import { bookmarksFor } from '#rules/content/bookmarks';
import { seesLootboxWidget } from '#rules/wheels/seen';
import { queryOf } from '../../platform/api/query';
import { useBrand } from '../../platform/context/brand';
import { configQuery } from '../../platform/config/configs';
import { useFlag } from '../../platform/config/flags';
import { useText } from '../../platform/i18n';
import { usePausesOffers, useSession } from '../../platform/session';

type Bookmark = (typeof bookmarks)[number];

const icons: Record<Bookmark, LucideIcon> = {
  'rewards-shop': Store,
  'lootbox-wheel': Gift,
  adventures: CalendarDays,
  quests: MapIcon,
  'activity-hub': Compass,
};

/** The label of each, which is its name everywhere. */
const names: Record<Bookmark, MessageKey> = {
  'rewards-shop': 'shell.rocket-mart',
  'lootbox-wheel': 'wheels.box.title',
  adventures: 'vip.adventure.title',
  quests: 'shell.quests',
  'activity-hub': 'shell.activity-hub',
};

/** Whether the calendar's shortcut shows: for testers, and the group in the configuration (ADV-004). */
function useSeesAdventures(): boolean {
  const { player } = useSession();
  const calendar = configQuery('vip-adventures');
  const group = useQuery({ ...calendar, meta: { ...calendar.meta, isBeside: true }, enabled: player !== null }).data?.group ?? null;
  return player !== null && (player.groups.includes(groups.tester) || (group !== null && player.groups.includes(group)));
}

/** Whether the wheel's shortcut shows: to a player with a box for it, or in one of its groups (LOOT-006). */
function useSeesLootboxes(): boolean {
  const { player } = useSession();
  const boxes = useQuery({ ...queryOf(getLootboxes, {}), enabled: player !== null }).data?.data ?? [];
  const wheel = useQuery({ ...configQuery('wheel-config'), enabled: player !== null }).data;
  return player !== null && wheel !== undefined && seesLootboxWidget(wheel, { boxes, groups: player.groups });
}

/** The configured shortcuts, without those to disabled pages (WIDG-004). */
function useBookmarks(): Bookmark[] {
  const { data } = useQuery(configQuery('main-widget-config'));
  const showsAll = useFlag('all-widgets');
  const isThere: Record<Bookmark, boolean> = {
    'rewards-shop': useFlag('rocket-mart'),
    'lootbox-wheel': [useFlag('rocketmart-wheel'), useSeesLootboxes()].every(Boolean),
    adventures: [useFlag('adventure'), useSeesAdventures()].every(Boolean),
    quests: true,
    'activity-hub': useFlag('activity-hub'),
  };
  return data ? bookmarksFor(data.items, showsAll).filter((id) => isThere[id]) : [];
}

interface BookmarksProps {
  /** Positions the list. */
  className?: string | undefined;
  itemClassName?: string | undefined;
  /** The addresses already linked around it. */
  without?: readonly string[];
}

/** The bookmarks widget (WIDG-004). */
export default function Bookmarks({ className, itemClassName, without = [] }: BookmarksProps) {
  const t = useText();
  const { productSlug } = useBrand();
  const paths: Record<Bookmark, string> = {
    'rewards-shop': '/rocket-mart',
    'lootbox-wheel': '/rocketmart-wheel',
    adventures: `/${productSlug}-adventure`,
    quests: '/action',
    'activity-hub': '/aquanova-odyssey',
  };
  const pausesOffers = usePausesOffers();
  const shown = useBookmarks().filter((id) => !without.includes(paths[id]) && !pausesOffers(paths[id]));
  if (shown.length === 0) return null;
  return (
    <nav aria-label={t('config.bookmarks.title')} className={className}>
      {shown.map((id) => {
        const Icon = icons[id];
        return (
          <Link key={id} to={paths[id]} className={itemClassName}>
            <Icon aria-hidden="true" size={20} />
            <span>{t(names[id])}</span>
          </Link>
        );
      })}
    </nav>
  );
}
