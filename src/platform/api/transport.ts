/** Carries a request: the browser's fetch, or in-process injection on the server. */
export type Transport = (url: string, init?: RequestInit) => Promise<Response>;

/** The browser's fetch, for requests outside the contract: messages, logs, and queued writes, which are stored complete. */
export const send: Transport = (url, init) => fetch(url, init);
