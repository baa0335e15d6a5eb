import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ChainLink } from '#contract/calls/account/chain';
import { chainStart, hashBefore, verifyLinks } from './verify';

const hashOf = (before: string, text: string) => createHash('sha256').update(Buffer.from(before, 'hex')).update(text).digest('hex');

/** Links of texts, chained by their hashes. */
function chainOf(texts: readonly string[]): ChainLink[] {
  let before: Buffer = Buffer.alloc(32);
  return texts.map((text, at) => {
    before = createHash('sha256').update(before).update(text).digest();
    return { link: at + 1, cursor: at + 1, text, hash: before.toString('hex') };
  });
}

const texts = [
  'ledger|7|1|90|deposit|p1|1|EUR/real/500/500',
  'ledger|7|2|91|wager|r1|2|EUR/real/-100/400,EUR/bonus/-20/30',
  'ledger|7|3|95|win|r1|3|EUR/real/60/460',
];
const verify = (links: readonly ChainLink[], from = chainStart) => {
  const made = links.map(({ text }, at) => hashOf(hashBefore({ from, links }, at), text ?? ''));
  return verifyLinks({ kind: 'ledger', from, links, made });
};

describe('a chain of hashes', () => {
  it('is intact in one part or in several, and yields the account balances', () => {
    const links = chainOf(texts);
    const whole = verify(links);
    expect(whole).toEqual({
      broken: null,
      state: { link: 3, hash: links[2]!.hash, balances: { 'EUR/real': 460, 'EUR/bonus': 30 } },
    });
    const first = verify(links.slice(0, 1));
    expect(verify(links.slice(1), first.state)).toEqual(whole);
  });

  it('breaks where a text, a hash or a number was changed', () => {
    const links = chainOf(texts);
    const changed = (at: number, change: Partial<ChainLink>) => links.map((link, one) => (one === at ? { ...link, ...change } : link));
    const brokenOf = (some: readonly ChainLink[]) => verify(some).broken;
    expect(brokenOf(changed(1, { text: texts[1]!.replace('-100', '-1') }))).toEqual({ link: 2, reason: 'changed' });
    expect(brokenOf(changed(2, { hash: '0'.repeat(64) }))).toEqual({ link: 3, reason: 'changed' });
    expect(brokenOf(changed(0, { text: null }))).toEqual({ link: 1, reason: 'missing' });
    expect(brokenOf([links[0]!, links[2]!])).toEqual({ link: 2, reason: 'missing' });
  });

  it('breaks where hashes were recomputed but a balance doesn’t follow from the previous one', () => {
    const rewritten = chainOf([texts[0]!, texts[1]!.replace('-100/400', '-100/401'), texts[2]!.replace('460', '461')]);
    expect(verify(rewritten).broken).toEqual({ link: 2, reason: 'changed' });
  });

  it('breaks where links of another chain or with another number were inserted', () => {
    expect(verify(chainOf(['audit|7|1|2|3|x'])).broken).toEqual({ link: 1, reason: 'changed' });
    expect(verify(chainOf(['ledger|7|9|90|deposit|p1|1|'])).broken).toEqual({ link: 1, reason: 'changed' });
  });
});
