import { createHash } from 'node:crypto';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChainLink } from '#contract/calls/account/chain';
import { network, type Sent } from '#tests/support/deposit-page';
import { refusal } from '#tests/support/fake-platform';
import { findOn, pageText, pressButton } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { RecordsPage } from './records-page';

/** The chain of these records: each hash is that of the hash before, as bytes, and the text. */
function chainOf(kind: string, legs: readonly string[]): ChainLink[] {
  let hash = '0'.repeat(64);
  return legs.map((leg, at) => {
    const text = `${kind}|7|${at + 1}|€|${leg}`;
    hash = createHash('sha256').update(Buffer.from(hash, 'hex')).update(text).digest('hex');
    return { link: at + 1, text, hash } as ChainLink;
  });
}

let shown: Rendered;
let sent: Sent[];
let chains: Record<string, ChainLink[]>;
let ends: Record<string, { link: number } | null>;

beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined);
  vi.stubGlobal('Worker', undefined);
  chains = {
    ledger: chainOf('ledger', ['EUR/cash/1000/1000', 'EUR/cash/-200/800', 'EUR/cash/50/850']),
    audit: chainOf('audit', ['sign_in']),
  };
  ends = { ledger: { link: 3 }, audit: { link: 1 } };
  sent = network(({ url }) => {
    const asked = /\/chain\/(\w+)\?after=(\d+)/.exec(url);
    if (!asked) return url.startsWith('/api/player/chain') ? Response.json(ends) : Response.json({});
    const after = Number(asked[2]);
    const links = chains[asked[1]!]!.slice(after, after + 2);
    return Response.json({ links, next: after + 2 < chains[asked[1]!]!.length ? after + 2 : null });
  });
});

afterEach(async () => {
  await shown.unmount();
});

const check = async () => {
  shown = await render(<RecordsPage />);
  await pressButton('Check now');
};
const until = (expectation: () => void) => shown.until(expectation);
const pages = () => sent.filter(({ url }) => url.includes('after=')).map(({ url }) => url.split('/chain/')[1]);

it('records that nobody changed are intact, with the last hash of each chain', async () => {
  await check();
  await until(() => expect(pageText()).toContain('Nothing was changed'));
  expect([...document.body.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(
    ['ledger', 'audit'].map((kind) => chains[kind]!.at(-1)!.hash),
  );
  expect(pages()).toEqual(['ledger?after=0', 'ledger?after=2', 'audit?after=0']);
});

it.each([
  [
    'an amount was changed',
    'Transaction number 2 was changed',
    (links: ChainLink[]) => (links[1]!.text = links[1]!.text!.replace('-200', '-100')),
  ],
  ['a record was removed', 'Transaction number 2 is missing', (links: ChainLink[]) => links.splice(1, 1)],
  ['the latest were removed', 'Transaction number 3 is missing', (links: ChainLink[]) => links.splice(2, 1)],
])('records don’t match if %s', async (_what, text, change) => {
  change(chains.ledger!);
  await check();
  await until(() => expect(pageText()).toContain('Your records don’t match'));
  expect(pageText()).toContain(text);
  expect(pageText()).not.toContain('Nothing was changed');
});

it('more that was recorded meanwhile is no mistake', async () => {
  ends.ledger = { link: 2 };
  await check();
  await until(() => expect(pageText()).toContain('Nothing was changed'));
});

it('a new player has nothing recorded', async () => {
  chains = { ledger: [], audit: [] };
  ends = { ledger: null, audit: null };
  await check();
  await until(() => expect(pageText()).toContain('There’s nothing in your records yet.'));
});

it('a check that fails says why, and can be repeated; offline it isn’t offered', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get');
  vi.stubGlobal('fetch', async () => refusal('forbidden', 403));
  await check();
  await until(() => expect(findOn('[role="alert"], [role="status"]')).not.toBeNull());
  const button = () => [...document.body.querySelectorAll('button')].find(({ textContent }) => textContent === 'Check now')!;
  expect([button().disabled, findOn('a[download]').getAttribute('href')]).toEqual([false, '/api/player/chain.jsonl']);
  online.mockReturnValue(false);
  await act(async () => dispatchEvent(new Event('offline')));
  expect([button().disabled, findOn('a[download]')]).toEqual([true, null]);
  expect(pageText()).toContain('You’re offline.');
});
