import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Gift from 'lucide-react/icons/gift';
import LoaderPinwheel from 'lucide-react/icons/loader-pinwheel';
import MapIcon from 'lucide-react/icons/map';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Trophy from 'lucide-react/icons/trophy';
import { useBrand } from '../../platform/context/brand';
import { useFlag } from '../../platform/config/flags';
import { useText } from '../../platform/i18n';
import { FullWidth } from '../../ui/full-width';
import { LinkCard, LinkCards } from '../../ui/link-card';
import { OrbitScene } from '../../ui/orbit-scene';
import { useAdventureState, useCompetitionStates, useShopState, useWheelState } from './hub-states';

interface Activity {
  icon: LucideIcon;
  name: string;
  state: string;
  to: string;
  isOn: boolean;
}

/** Everything that runs, each with the player's state; without what operators turned off. */
function useActivities(): Activity[] {
  const t = useText();
  const { productSlug } = useBrand();
  const { quests, tournaments } = useCompetitionStates();
  const [boxes, spins, adventure] = [useWheelState('wheel-config'), useWheelState('wheel-config-segments'), useAdventureState()];
  const shop = useShopState();
  const [hasBoxes, hasSpins, hasAdventure, hasShop] = [
    useFlag('rocketmart-wheel'),
    useFlag('segments-wheel'),
    useFlag('adventure'),
    useFlag('rocket-mart'),
  ];
  const all: Activity[] = [
    { icon: MapIcon, name: t('shell.quests'), state: quests, to: '/action', isOn: true },
    { icon: Gift, name: t('wheels.box.title'), state: boxes.text, to: '/rocketmart-wheel', isOn: hasBoxes && boxes.isOn },
    {
      icon: LoaderPinwheel,
      name: t('wheels.segments.title'),
      state: spins.text,
      to: `/${productSlug}-wheel`,
      isOn: hasSpins && spins.isOn,
    },
    {
      icon: CalendarDays,
      name: t('vip.adventure.title'),
      state: adventure.text,
      to: `/${productSlug}-adventure`,
      isOn: hasAdventure && adventure.isOn,
    },
    { icon: ShoppingBag, name: t('shell.rocket-mart'), state: shop, to: '/rocket-mart', isOn: hasShop },
    { icon: Trophy, name: t('shell.tournaments'), state: tournaments, to: '/tournaments', isOn: true },
  ];
  return all.filter(({ isOn }) => isOn);
}

/** The activity hub (ROUTE-022, HUB-001). */
export function ActivityHub() {
  const t = useText();
  const activities = useActivities();
  return (
    <FullWidth
      scene={<OrbitScene seed="hub" />}
      head={
        <>
          <h1>{t('wheels.hub.title')}</h1>
          <p>{t('wheels.hub.lead')}</p>
        </>
      }
    >
      <LinkCards>
        {activities.map(({ icon: Icon, name, state, to }) => (
          <LinkCard key={to} mark={<Icon size={28} />} link={<Link to={to as '/'}>{name}</Link>} text={state} />
        ))}
      </LinkCards>
    </FullWidth>
  );
}
