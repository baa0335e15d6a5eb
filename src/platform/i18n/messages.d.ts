declare module 'virtual:messages/*' {
  export const messages: import('@lingui/core').Messages;
  /** The version of the locale's built-in catalogue; the chunk of the other pages has none. */
  export const version: string | undefined;
}
