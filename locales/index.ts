/** The key of a message in the English catalogue. */
export type { MessageKey } from './compiled/keys.gen';
