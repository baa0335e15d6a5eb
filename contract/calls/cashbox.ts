export * from './cashbox/accounts';
export * from './cashbox/deposits';
export * from './cashbox/history';
export * from './cashbox/info';
export * from './cashbox/methods';
export * from './cashbox/provider';
export * from './cashbox/saved-methods';
export * from './cashbox/withdrawals';
