/** The key of a message, as the English catalogue has it. */
export type { MessageKey } from './compiled/keys.gen';
