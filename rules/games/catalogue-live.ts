import type { GameConfig, Motif } from '#contract/fields/game-config';
import type { LiveKind } from '#contract/fields/live';
import type { GameVariant } from './catalogue-choice';

/** The house's live tables, whose rounds all players share (GAME-002, GAME-006). Append only: games are numbered by their position. */
export const liveGames: readonly { title: string; kind: GameConfig['kind']; live: LiveKind; motif: Motif; variant?: GameVariant }[] = [
  { title: 'Orbit Live Roulette', kind: 'roulette', live: 'roulette', motif: 'wheel' },
  { title: 'Zenith Live Roulette', kind: 'roulette', live: 'roulette', motif: 'wheel' },
  { title: 'Apogee Live Baccarat', kind: 'baccarat', live: 'baccarat', motif: 'cards', variant: 'live' },
  { title: 'Equinox Live Wheel', kind: 'money-wheel', live: 'wheel', motif: 'galaxy' },
  { title: 'Perihelion Live Launch', kind: 'crash', live: 'launch', motif: 'launch', variant: 'live' },
  { title: 'Parallax Live Blackjack', kind: 'blackjack', live: 'blackjack', motif: 'cards', variant: 'live' },
];
