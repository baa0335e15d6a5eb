export * from './config/managers';
export * from './config/read';
export * from './config/shell';
export * from './config/sport';
