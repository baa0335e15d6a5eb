/** Whether this is the server: there's no window, and nothing is known about the visitor or the device. */
export const isServer = typeof window === 'undefined';
