import { Link, useRouterState } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { isActiveAt, type MenuEntry, type MenuPlace } from '#rules/content/top-menu';
import type { MessageKey } from '#locales/index';
import { useText } from '../../platform/i18n';
import styles from './menu-link.module.css';

/** The labels of the product's own entries. */
const placeNames: Readonly<Record<MenuPlace, MessageKey>> = {
  lobby: 'shell.lobby',
  pokies: 'shell.pokies',
  live: 'shell.live',
  sports: 'shell.sports',
  vip: 'shell.vip',
  'activity-hub': 'shell.activity-hub',
  'rocket-mart': 'shell.rocket-mart',
  'rocket-chance': 'shell.rocket-chance',
  tournaments: 'shell.tournaments',
  'mystic-jackpots': 'shell.mystic-jackpots',
  achievements: 'shell.achievements',
};

/** The address of the current page, without its locale. */
export function useShownPath(): string {
  return useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname });
}

/** An entry of the top menu; active by a rule, not just by its address (HEAD-006, HEAD-007). */
export function MenuLink({ entry, icon, ...rest }: { entry: MenuEntry; icon?: ReactNode } & Omit<ComponentPropsWithRef<'a'>, 'children'>) {
  const t = useText();
  const isActive = isActiveAt(entry, useShownPath());
  const badge = 'page' in entry ? entry.page.badge : null;
  return (
    // An entry only exists if the app has a page at its address, so each is a route.
    <Link
      {...rest}
      to={entry.path as '/'}
      activeOptions={{ exact: true }}
      aria-current={isActive ? 'page' : undefined}
      data-active={isActive || undefined}
    >
      {icon}
      <span>{'page' in entry ? entry.page.title : t(placeNames[entry.place])}</span>
      {badge !== null && <span className={styles.badge}>{badge}</span>}
    </Link>
  );
}
