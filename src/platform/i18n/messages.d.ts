declare module 'virtual:messages/*' {
  export const messages: import('@lingui/core').Messages;
  /** The version of the locale's catalogue that was built in; the second parts have none. */
  export const version: string | undefined;
}
