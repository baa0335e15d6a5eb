/** Whether this is the server: then there is no window, and neither the visitor nor anything of the device is known. */
export const isServer = typeof window === 'undefined';
