export * from './games/fair-seeds';
export * from './games/jackpots';
export * from './games/lists';
export * from './games/lobby';
export * from './games/one-game';
export * from './games/player-games';
export * from './games/round-detail';
export * from './games/rounds';
