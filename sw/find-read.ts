import { type Read, readFinder } from './reads';
import { reads } from './reads.gen';
import { release } from './release';

/** The server's messages: stored per release, because an earlier release's would override newer built-in texts (LOC-002). */
const messages: Read = ['messages', 'public', '/messages/{file}', release];

/** The read that a path belongs to: one of the contract, or the messages. */
export const findRead = readFinder([...reads, messages]);

/** The cache key of an address: a messages address contains a time slot of five minutes, which is left out. */
export function questionedUrl({ pathname, search }: URL): string {
  return pathname.startsWith('/messages/') ? pathname : pathname + search;
}
