/** What carries a request: the browser's fetch, or the server answering itself. */
export type Transport = (url: string, init?: RequestInit) => Promise<Response>;

/** The browser's own, for what is no call of the contract: messages, logs, and writes that are complete as they are kept. */
export const send: Transport = (url, init) => fetch(url, init);
