import type { ModalName } from './modal';

/** What a hash of the address asks for besides a place on the page. */
export type HashWish = { kind: 'dialog'; modal: ModalName } | { kind: 'page'; path: string };

/** The dialogs that a hash opens (ROUTE-052). */
const dialogs: Record<string, ModalName> = {
  'sign-in': 'sign-in',
  'sign-up': 'sign-up',
  remind: 'remind',
  'new-password': 'new-password',
  'users/password/edit': 'new-password',
  'profile/password/edit': 'new-password',
};

/** The sports site, and a page of it, of any depth (ROUTE-053). */
const sport = /^sport(?:_([a-z0-9-]+(?:\/[a-z0-9-]+)*))?$/;

/** What a hash, without its sign, asks for; null where it names a place on the page or nothing. */
export function wishOfHash(hash: string): HashWish | null {
  const modal = Object.hasOwn(dialogs, hash) ? dialogs[hash] : undefined;
  if (modal) return { kind: 'dialog', modal };
  const [found, page] = sport.exec(hash) ?? [];
  return found === undefined ? null : { kind: 'page', path: page === undefined ? '/sport' : `/sport/${page}` };
}
