import type { ChainLink, chainKinds } from '#contract/calls/account/chain';

type ChainKind = (typeof chainKinds)[number];

/** How far a chain has been verified; the next part continues from here. */
export interface ChainState {
  link: number;
  /** The hash of the last verified link, in hexadecimal digits. */
  hash: string;
  /** The balances of the player's accounts after it, by currency and account. */
  balances: Record<string, number>;
}

/** The start of every chain. */
export const chainStart: ChainState = { link: 0, hash: '0'.repeat(64), balances: {} };

/** The first link that doesn't verify: removed, inserted, or with changed contents. */
export interface BrokenLink {
  link: number;
  reason: 'missing' | 'changed';
}

export interface ChainPart {
  kind: ChainKind;
  from: ChainState;
  links: readonly ChainLink[];
  /** SHA-256 of each link's previous hash (`hashBefore`) and text, in hexadecimal digits. */
  made: readonly string[];
}

/** The account balances after a transfer; null if they don't follow from the previous ones. */
function balancesAfter(known: Record<string, number>, legs: string): Record<string, number> | null {
  const balances = { ...known };
  for (const leg of legs === '' ? [] : legs.split(',')) {
    const [currency, account, amount, after] = leg.split('/');
    const name = `${currency}/${account}`;
    const before = balances[name];
    if (before !== undefined && before + Number(amount) !== Number(after)) return null;
    balances[name] = Number(after);
  }
  return balances;
}

/** The previous hash of a link in a part, as stated by the link before it. */
export function hashBefore({ from, links }: Pick<ChainPart, 'from' | 'links'>, at: number): string {
  return at === 0 ? from.hash : (links[at - 1]?.hash ?? '');
}

/** Verifies a part of a chain: no link is missing, each hash follows from the previous hash and the text, balances add up. */
export function verifyLinks({ kind, from, links, made }: ChainPart): { state: ChainState; broken: BrokenLink | null } {
  let state = from;
  for (const [at, { link, text, hash }] of links.entries()) {
    const expected = state.link + 1;
    if (link !== expected || text === null) return { state, broken: { link: expected, reason: 'missing' } };
    const parts = text.split('|');
    const isSame = made[at] === hash && parts[0] === kind && parts[2] === String(link);
    const balances = kind === 'ledger' ? balancesAfter(state.balances, parts.at(-1) ?? '') : {};
    if (!isSame || balances === null) return { state, broken: { link, reason: 'changed' } };
    state = { link, hash: hash!, balances };
  }
  return { state, broken: null };
}
