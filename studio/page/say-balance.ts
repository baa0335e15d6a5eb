import type { PageLink } from './page-link';

/** A balance from the server, and how much of it is bonus money; that's missing in a demo. */
export interface KnownBalance {
  balance_cents: number;
  bonus_cents?: number | undefined;
}

/** Reports a balance to the page, its bonus money first: the page takes them together. */
export function sayBalance(page: PageLink, { balance_cents, bonus_cents }: KnownBalance): void {
  if (bonus_cents !== undefined) page.say({ kind: 'bonus', bonus_cents });
  page.say({ kind: 'balance', balance_cents });
}
