import type { ChainLink, chainKinds } from '#contract/calls/account/chain';

type ChainKind = (typeof chainKinds)[number];

/** How far a chain has been verified, to go on from. */
export interface ChainState {
  link: number;
  /** The hash of the last verified link, in hexadecimal digits. */
  hash: string;
  /** What the player's accounts held after it, by currency and account. */
  balances: Record<string, number>;
}

/** The beginning of every chain. */
export const chainStart: ChainState = { link: 0, hash: '0'.repeat(64), balances: {} };

/** The first link that isn't what it was: gone or put in, or with other contents. */
export interface BrokenLink {
  link: number;
  reason: 'missing' | 'changed';
}

export interface ChainPart {
  kind: ChainKind;
  from: ChainState;
  links: readonly ChainLink[];
  /** The hash of a link: SHA-256 of the hash before it and of its text, all hashes in hexadecimal digits. */
  hashOf: (before: string, text: string) => Promise<string>;
}

/** What the accounts hold after a transfer; null if its balances don't follow from those before. */
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

/** Verifies a part of a chain: nothing is missing, each hash follows from its text and the hash before, balances add up. */
export async function verifyLinks({ kind, from, links, hashOf }: ChainPart): Promise<{ state: ChainState; broken: BrokenLink | null }> {
  let state = from;
  for (const { link, text, hash } of links) {
    const expected = state.link + 1;
    if (link !== expected || text === null) return { state, broken: { link: expected, reason: 'missing' } };
    const parts = text.split('|');
    const isSame = (await hashOf(state.hash, text)) === hash && parts[0] === kind && parts[2] === String(link);
    const balances = kind === 'ledger' ? balancesAfter(state.balances, parts.at(-1) ?? '') : {};
    if (!isSame || balances === null) return { state, broken: { link, reason: 'changed' } };
    state = { link, hash: hash!, balances };
  }
  return { state, broken: null };
}
