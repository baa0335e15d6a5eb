import { type Read, readFinder } from './reads';
import { reads } from './reads.gen';
import { release } from './release';

/** The platform's messages: kept for one release, since an earlier one's would lie over newer built-in texts (LOC-002). */
const messages: Read = ['messages', 'public', '/messages/{file}', release];

/** The read that a path belongs to: one of the contract, or the messages. */
export const findRead = readFinder([...reads, messages]);

/** What an address asks for, whenever it is asked: that of the messages names the five minutes it is asked in. */
export function questionedUrl({ pathname, search }: URL): string {
  return pathname.startsWith('/messages/') ? pathname : pathname + search;
}
