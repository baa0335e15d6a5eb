import type { ModalName } from './modal';

/** What a hash of the address asks for besides a place on the page. */
export type HashWish = { kind: 'dialog'; modal: ModalName };

/** The dialogs that a hash opens (ROUTE-052). */
const dialogs: Record<string, ModalName> = {
  'sign-in': 'sign-in',
  'sign-up': 'sign-up',
  remind: 'remind',
  'new-password': 'new-password',
  'users/password/edit': 'new-password',
  'profile/password/edit': 'new-password',
};

/** What a hash, without its sign, asks for; null where it names a place on the page or nothing. */
export function wishOfHash(hash: string): HashWish | null {
  const modal = Object.hasOwn(dialogs, hash) ? dialogs[hash] : undefined;
  return modal ? { kind: 'dialog', modal } : null;
}
