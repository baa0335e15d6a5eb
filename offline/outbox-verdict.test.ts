import { describe, expect, it } from 'vitest';
import { refusalKinds } from '#contract/refusals';
import { isWorthAnother } from '#rules/outbox/verdict';
import { refusal } from '#tests/support/fake-platform';
import { verdictOf } from './outbox-verdict';

describe('the verdict on a queued write', () => {
  it.each(Object.entries(refusalKinds))('%s is retried if the contract says so', (code, { status, isRetryable }) => {
    expect(isWorthAnother(code, status)).toBe(isRetryable === true);
  });

  it('a change of players leaves the write to the sign-out', async () => {
    expect(await verdictOf(refusal('another_player', 409))).toEqual({ kind: 'signed_out' });
  });

  it.each([
    ['the sign-in page of another network', new Response('<h1>Sign in to the wifi</h1>', { headers: { 'content-type': 'text/html' } })],
    ['a proxy that forbids', new Response('<h1>', { status: 403 })],
    ['a proxy that asks who we are', new Response('<h1>', { status: 401 })],
    ['half a response', new Response('{"da', { headers: { 'content-type': 'application/json' } })],
    ['nothing', new Response(null, { status: 204 })],
  ])('%s isn’t the server’s: the write stays [OFF-002a]', async (_what, response) => {
    expect(await verdictOf(response)).toEqual({ kind: 'unreachable' });
  });

  it.each([
    ['5', 5_000],
    ['0', 0],
    ['soon', null],
    [null, null],
  ])('%j in Retry-After is so many ms: %s', async (said, afterMs) => {
    const response = refusal('rate_limited', 429);
    if (said !== null) response.headers.set('retry-after', said);
    expect(await verdictOf(response)).toEqual({ kind: 'again', afterMs });
  });

  it.each([408, 425, 429, 500, 503])('the status %i of a proxy in front of the server is retried', async (status) => {
    expect(await verdictOf(new Response('<h1>', { status }))).toEqual({ kind: 'again', afterMs: null });
  });

  it('reports a refusal with its code, and a lost session as such', async () => {
    expect(await verdictOf(refusal('game_not_found', 404))).toEqual({ kind: 'refused', refusal: { code: 'game_not_found', status: 404 } });
    expect(await verdictOf(refusal('signed_out', 401))).toEqual({ kind: 'signed_out' });
    expect(await verdictOf(refusal('idempotency_in_flight', 409))).toEqual({ kind: 'again', afterMs: null });
    expect(await verdictOf(Response.json(null))).toEqual({ kind: 'delivered', response: {} });
  });

  it('a response of any other shape is judged by its status', async () => {
    expect(await verdictOf(new Response('<h1>', { status: 502 }))).toEqual({ kind: 'again', afterMs: null });
    expect(await verdictOf(Response.json({ id: 1 }))).toEqual({ kind: 'delivered', response: { id: 1 } });
  });
});
