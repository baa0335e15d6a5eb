import type { ModalName } from './modal';

/** What a hash of the address opens, if it isn't an anchor. */
export type HashTarget = { kind: 'dialog'; modal: ModalName } | { kind: 'page'; path: string };

/** The hashes that open dialogs (ROUTE-052). */
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

/** What a hash, without `#`, opens; null if it's an anchor or unknown. */
export function targetOfHash(hash: string): HashTarget | null {
  const modal = Object.hasOwn(dialogs, hash) ? dialogs[hash] : undefined;
  if (modal) return { kind: 'dialog', modal };
  const [found, page] = sport.exec(hash) ?? [];
  return found === undefined ? null : { kind: 'page', path: page === undefined ? '/sport' : `/sport/${page}` };
}
