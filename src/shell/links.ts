import { linkOptions } from '@tanstack/react-router';
import type { MessageKey } from '#locales/index';

const link = <const L>(text: MessageKey, to: L, isExact = false) => ({ text, to, isExact });

/** The main navigation, in order (HEAD-005). */
export const mainLinks = [
  link('shell.lobby', linkOptions({ to: '/' }), true),
  link('shell.pokies', linkOptions({ to: '/pokies' })),
  link('shell.roulette', linkOptions({ to: '/games/$category', params: { category: 'table' } })),
  link('shell.live', linkOptions({ to: '/live' })),
  link('shell.vip', linkOptions({ to: '/vip' })),
  link('shell.tournaments', linkOptions({ to: '/tournaments' })),
  link('shell.quests', linkOptions({ to: '/action/{-$slug}', params: {} })),
] as const;

/** The pages of the player alone. */
export const ownLinks = [
  link('shell.profile', linkOptions({ to: '/profile' })),
  link('shell.cashbox', linkOptions({ to: '/cashbox' })),
  link('shell.favorites', linkOptions({ to: '/favorite-games' })),
  link('shell.notifications', linkOptions({ to: '/notifications' })),
  link('shell.limits', linkOptions({ to: '/profile/limits' })),
] as const;
