import { describe, expect, it } from 'vitest';
import { generateRoulette } from '#rules/games/roulette/roulette';
import { remoteProvider } from './remote';

interface Sent {
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

/** A server that gives the listed responses in turn; `null` is a lost connection. */
function platform(...answers: ({ status: number; body: unknown } | null)[]) {
  const sent: Sent[] = [];
  const fetch = (path: string, init?: RequestInit) => {
    sent.push({ path, headers: init?.headers as Record<string, string>, body: JSON.parse(init?.body as string) });
    const response = answers.shift();
    return response ? Promise.resolve(Response.json(response.body, { status: response.status })) : Promise.reject(new TypeError('cut'));
  };
  const launchedWith = (session: unknown) => ({
    sent,
    provider: remoteProvider('token-1', session, fetch as typeof globalThis.fetch, [0, 0]),
  });
  return { ...launchedWith(null), launchedWith };
}

const settled = { status: 200, body: { balance_cents: 500, win_cents: 0 } };
const round = '3f6c2a54-9d0e-4a8b-b6a3-5d9a1c0f7e21';

const session = {
  session: { currency: 'EUR', mode: 'real', balance_cents: 500 },
  game: { identifier: 'orbit-house:orbit-roulette', title: 'Orbit Roulette', rtp: 0.973, volatility: 'low' },
  config: generateRoulette('a table', { motif: 'wheel', palette: 'ion' }),
  open_round: null,
  stakes_cents: [100],
  minimum_cycle_ms: 2_500,
  next_round_in_ms: 0,
  history: [],
};

describe('the session of a launch', () => {
  it('replaces the first request of it, and the next one is sent', async () => {
    const later = { ...session, session: { ...session.session, balance_cents: 400 } };
    const { sent, provider } = platform({ status: 200, body: later }).launchedWith(session);
    expect(await provider.init()).toEqual(session);
    expect(sent).toEqual([]);
    expect(await provider.init()).toEqual(later);
    expect(sent.map(({ path }) => path)).toEqual(['/provider/v1/init']);
  });

  it('is requested if the launch has none, or one in another format', async () => {
    for (const launched of [undefined, null, { ...session, balance: 500 }]) {
      const { sent, provider } = platform({ status: 200, body: session }).launchedWith(launched);
      expect(await provider.init()).toEqual(session);
      expect(sent).toHaveLength(1);
    }
  });
});

describe('the server as provider', () => {
  it('sends the launch token and an idempotency key', async () => {
    const { sent, provider } = platform(settled);
    expect(await provider.settle(round)).toEqual({ balance_cents: 500, win_cents: 0 });
    expect(sent[0]).toMatchObject({ path: '/provider/v1/settle', body: { round_id: round }, headers: { authorization: 'Bearer token-1' } });
    expect(sent[0]!.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('retries with the same key without a response, and reports when all retries fail', async () => {
    const { sent, provider } = platform(null, { status: 503, body: { error: { code: 'unavailable' } } }, null);
    await expect(provider.wager({ key: round, stake_cents: 100 })).rejects.toMatchObject({ code: 'offline', isUnanswered: true });
    expect(sent.map((one) => one.headers['idempotency-key'])).toEqual([round, round, round]);
    expect(sent[2]!.body).toEqual({ stake_cents: 100 });
  });

  it('doesn’t retry after a refusal', async () => {
    const { sent, provider } = platform({ status: 422, body: { error: { code: 'not_enough_money', message: '', fields: {} } } });
    await expect(provider.wager({ key: round, stake_cents: 100 })).rejects.toMatchObject({ code: 'not_enough_money', isUnanswered: false });
    expect(sent.length).toBe(1);
  });

  it('treats an invalid response as a failure', async () => {
    const odd = { status: 200, body: { balance_cents: '500' } };
    const { provider } = platform(odd, odd, odd);
    await expect(provider.settle(round)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
