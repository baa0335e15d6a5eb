import { linkOptions } from '@tanstack/react-router';
import type { MessageKey } from '#locales/index';

const link = <const L>(text: MessageKey, to: L) => ({ text, to });

/** The menu's links besides the entries of the top menu. */
export const moreLinks = [
  link('shell.tables', linkOptions({ to: '/games/$category', params: { category: 'table' } })),
  link('shell.instant', linkOptions({ to: '/games/$category', params: { category: 'instant' } })),
  link('shell.quests', linkOptions({ to: '/action/{-$slug}', params: {} })),
] as const;

/** The pages for players only. */
export const ownLinks = [
  link('shell.profile', linkOptions({ to: '/profile' })),
  link('shell.cashbox', linkOptions({ to: '/cashbox' })),
  link('shell.gifts', linkOptions({ to: '/profile/gifts' })),
  link('shell.favorites', linkOptions({ to: '/favorite-games' })),
  link('shell.notifications', linkOptions({ to: '/notifications' })),
  link('shell.limits', linkOptions({ to: '/profile/limits' })),
] as const;
