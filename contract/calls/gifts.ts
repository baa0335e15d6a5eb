export * from './gifts/codes';
export * from './gifts/lists';
export * from './gifts/moves';
