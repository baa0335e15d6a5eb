import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getFairSeeds } from '#contract/calls/games/fair-seeds';
import type { RoundDetail } from '#contract/calls/games/round-detail';
import type { FairSeeds } from '#contract/fields/fair';
import { decideRound } from '#rules/games/decide-round';
import { catalogue, configOf } from '#rules/games/catalogue';
import { fairDice } from '#rules/games/fair/fair-draw';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { toHex } from '#rules/games/live/hex';
import { fakeResponses } from '#tests/support/fake-responses';
import { typeIn } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../../platform/api/client';
import { session } from '../../../platform/session';
import { FairRound } from './fair-round';
import { FairnessPage } from './fairness-page';

let shown: Rendered;
beforeEach(() => {
  session.status = 'player';
  session.player = { currency: 'EUR' } as never;
});
afterEach(async () => {
  session.status = 'unknown';
  session.player = null;
  await shown.unmount();
});

const button = (name: string) => [...shown.page.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const key = new Uint8Array(32).fill(9);
const config = configOf(catalogue().find(({ slug }) => slug === 'orbit-roulette')!);
const dice = () => fairDice((text) => hmac(sha256, key, new TextEncoder().encode(text)), 'mine', 4);
const bet = { stake_cents: 100, bets: [{ spot: 'red', stake_cents: 100 }] };
const { outcome } = decideRound(config, bet, dice(), 0);
const fair = { commitment: toHex(sha256(key)), server_seed: toHex(key), client_seed: 'mine', nonce: 4, stepped: null };
const record = { frame: { url: '/studio/index.html', origin: null }, config, outcome } satisfies RoundDetail['record'];

describe('a round’s seeds', () => {
  const open = async (change: Partial<typeof fair> | { server_seed: null } = {}) => {
    shown = await render(<FairRound round="5d0f" fair={{ ...fair, ...change }} record={record} />);
  };
  const check = async () => {
    await act(async () => button('Check round')!.click());
    await shown.until(() => expect(shown.page.querySelector('[role="status"]')!.textContent).not.toBe(''));
    return shown.page.querySelector('[role="status"]')!.textContent;
  };

  it('reproduce the round once they’re public', async () => {
    await open();
    expect(await check()).toContain('Verified: this round matches its seeds');
    expect(shown.page.querySelector('a[download="round-5d0f.json"]')).not.toBeNull();
  });

  it('that don’t reproduce the round are reported', async () => {
    await open({ nonce: 5 });
    expect(await check()).toContain('doesn’t match its seeds');
  });

  it('are explained while the server seed is secret', async () => {
    await open({ server_seed: null });
    expect([button('Check round'), shown.page.querySelector('a[download]')]).toEqual([undefined, null]);
    expect(shown.page.textContent).toContain('Our seed is still in use.');
  });
});

describe('the player’s seeds', () => {
  const seeds: FairSeeds = {
    current: { commitment: 'aa'.repeat(32), client_seed: 'mine', rounds: 12, since: '2026-11-20T10:00:00.000Z' },
    next_commitment: 'bb'.repeat(32),
    revealed: [],
  };
  const open = async (response: () => Response) => {
    wireClient({ fetch: fakeResponses(response) });
    shown = await render(<FairnessPage />, [[['private', getFairSeeds.id, {}], seeds]]);
    const input = shown.page.querySelector('input')!;
    await typeIn(input, 'other');
    await act(async () => button('Change seeds')!.click());
    await shown.settle();
  };

  it('show the hashes of the current and the next seed, and can be changed', async () => {
    const after: FairSeeds = {
      current: { ...seeds.current, commitment: seeds.next_commitment, client_seed: 'other', rounds: 0 },
      next_commitment: 'cc'.repeat(32),
      revealed: [
        { commitment: 'aa'.repeat(32), server_seed: 'dd'.repeat(32), client_seed: 'mine', rounds: 12, revealed_at: seeds.current.since },
      ],
    };
    await open(() => Response.json(after));
    expect(shown.page.textContent).toContain('SHA-256 of the 32 bytes');
    expect(shown.page.querySelector('header a[href="/profile/games-history"]')).not.toBeNull();
    await shown.until(() => expect(shown.page.textContent).toContain('dd'.repeat(32)));
    expect([shown.page.textContent, shown.page.querySelector('input')!.value]).toEqual([expect.stringContaining('cc'.repeat(32)), '']);
  });

  it('need a word of the player’s, which the page says in its own language', async () => {
    const asked: string[] = [];
    wireClient({ fetch: fakeResponses(() => Response.json(seeds), asked) });
    shown = await render(<FairnessPage />, [[['private', getFairSeeds.id, {}], seeds]]);
    await act(async () => button('Change seeds')!.click());
    expect(shown.page.textContent).toContain('This field is required.');
    expect(asked).toEqual([]);
  });

  it('can’t be changed while a round is open, and the page says so', async () => {
    await open(() => Response.json({ error: { code: 'round_open', message: '', fields: {} } }, { status: 409 }));
    await shown.until(() => expect(shown.page.textContent).toContain('Finish your open round first'));
  });
});
