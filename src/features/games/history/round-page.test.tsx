import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getRound, type RoundDetail } from '#contract/calls/games/round-detail';
import { network, type Sent } from '#tests/support/deposit-page';
import { refusal } from '#tests/support/fake-platform';
import { sampleGames } from '#tests/support/games';
import { findOn, pageText } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { queryOf } from '../../../platform/api/query';
import { session } from '../../../platform/session';
import { RoundPage } from './round-page';

const game = { ...sampleGames(1)[0]!, is_offered: true };
const detail: RoundDetail = {
  round: {
    id: '5d0f8b1e',
    game,
    currency: 'EUR',
    stake_cents: 150,
    win_cents: 700,
    state: 'settled',
    placed_at: '2026-03-04T12:00:00Z',
    outcome: null,
    balance_cents: 1550,
  },
  ended_at: '2026-03-04T12:00:05Z',
  is_free: false,
  balance_before_cents: 1000,
  record: null,
  fair: null,
};

let shown: Rendered;
let sent: Sent[];

beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined);
  Object.assign(session, { status: 'player', player: { id: 7, groups: [], currency: 'EUR' } });
  sent = network(() => refusal('not_found', 404));
});

afterEach(async () => {
  await shown.unmount();
});

const open = async (known: RoundDetail | null) => {
  const { queryKey } = queryOf(getRound, { params: { id: '5d0f8b1e' } });
  shown = await render(<RoundPage round="5d0f8b1e" />, known ? [[queryKey, known]] : []);
};
const facts = () =>
  Object.fromEntries(
    [...document.body.querySelectorAll('dl > div')].map((row) => [row.children[0]!.textContent, row.children[1]!.textContent]),
  );

describe('a round of the history', () => {
  it('shows bet, win and the balance before and after, in its own currency', async () => {
    await open(detail);
    expect(facts()).toEqual({
      Started: expect.stringContaining('4 Mar 2026'),
      Ended: expect.stringContaining('4 Mar 2026'),
      Bet: '€1.50',
      Win: '€7.00',
      'Balance before, incl. bonus': '€10.00',
      'Balance after, incl. bonus': '€15.50',
      Result: expect.stringContaining('€7.00'),
      'Round number': '5d0f8b1e',
    });
    expect(findOn('h1').textContent).toBe(game.title);
    expect(pageText()).toContain('We can’t replay this round');
    expect(findOn('a[href="/profile/games-history"]')).not.toBeNull();
  });

  it('that is still open claims no win, no end and no balance; a free one cost nothing', async () => {
    await open({
      ...detail,
      round: { ...detail.round, state: 'open', win_cents: null, balance_cents: null },
      ended_at: null,
      is_free: true,
      balance_before_cents: null,
    });
    expect(facts()).toEqual({
      Started: expect.any(String),
      Bet: 'Free spin',
      Result: 'In progress',
      'Round number': '5d0f8b1e',
    });
  });

  it('of somebody else isn’t shown, which the page says', async () => {
    await open(null);
    await shown.until(() => expect(findOn('[role="alert"], [role="status"]')).not.toBeNull());
    expect([facts(), sent.map(({ url }) => url)]).toEqual([{}, ['/api/player/rounds/5d0f8b1e']]);
  });

  it('is asked for once the player is known', async () => {
    Object.assign(session, { status: 'unknown', player: null });
    await open(null);
    await shown.settle();
    expect(sent).toEqual([]);
  });
});
