import type { MessageKey } from '#locales/index';

interface MainLink {
  to: '/' | '/pokies' | '/games/table' | '/live' | '/tournaments' | '/action' | '/vip';
  text: MessageKey;
  isExact: boolean;
}

/** The main navigation, in order (HEAD-005). */
export const mainLinks: readonly MainLink[] = [
  { to: '/', text: 'shell.lobby', isExact: true },
  { to: '/pokies', text: 'shell.pokies', isExact: false },
  { to: '/games/table', text: 'shell.roulette', isExact: false },
  { to: '/live', text: 'shell.live', isExact: false },
  { to: '/vip', text: 'shell.vip', isExact: false },
  { to: '/tournaments', text: 'shell.tournaments', isExact: false },
  { to: '/action', text: 'shell.quests', isExact: false },
];
