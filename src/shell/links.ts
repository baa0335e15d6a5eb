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
