import { describe, expect, it } from 'vitest';
import { refusalKinds } from '#contract/refusals';
import { refusal } from '#tests/support/fake-platform';
import { isWorthAnother, verdictOf } from './outbox-verdict';

describe('the verdict on a queued write', () => {
  it.each(Object.entries(refusalKinds))('%s is worth another attempt where the contract says so', (code, { status, isRetryable }) => {
    expect(isWorthAnother(code, status)).toBe(isRetryable === true);
  });

  it('another player being here by now leaves it to the sign-out [OFF-005]', async () => {
    expect(await verdictOf(refusal('another_player', 409))).toEqual({ kind: 'signed_out' });
  });

  it('an answer of any other shape goes by its status', async () => {
    expect(await verdictOf(new Response('<h1>', { status: 502 }))).toEqual({ kind: 'again', afterMs: null });
    expect(await verdictOf(new Response('', { status: 400 }))).toEqual({ kind: 'refused', refusal: { code: 'status_400', status: 400 } });
    expect(await verdictOf(new Response(null, { status: 204 }))).toEqual({ kind: 'delivered' });
  });
});
