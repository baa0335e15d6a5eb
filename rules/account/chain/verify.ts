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
  /** SHA-256 of the hash before each link (`hashBefore`) and its text, in hexadecimal digits. */
  made: readonly string[];
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

/** The hash on which a link of a part builds: the one that the link before it states. */
export function hashBefore({ from, links }: Pick<ChainPart, 'from' | 'links'>, at: number): string {
  return at === 0 ? from.hash : (links[at - 1]?.hash ?? '');
}

/** Verifies a part of a chain: nothing is missing, each hash follows from its text and the hash before, balances add up. */
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
