export * from './account/captcha';
export * from './account/confirmation';
export * from './account/documents';
export * from './account/password';
export * from './account/preferences';
export * from './account/profile';
export * from './account/session';
export * from './account/sign-up';
