// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { wireClient } from '../api/client';
import { endSession, loadSession, session } from './session';

/** Answers the next question once it is told to. */
function heldBack() {
  const waiting: ((response: Response) => void)[] = [];
  wireClient({ fetch: () => new Promise((resolve) => waiting.push(resolve)), onSignedOut: () => endSession() });
  return (body: unknown, status = 200) => waiting.shift()?.(Response.json(body, { status }));
}

const refusal = (code: string) => ({ error: { code, message: '', fields: {} } });

beforeEach(() => {
  endSession();
  document.cookie = 'signed_in=1; path=/';
});

describe('the session of a window', () => {
  it('is the player whom the platform names [AUTH-007]', async () => {
    const answer = heldBack();
    const loaded = loadSession();
    answer({ id: 7 });
    await loaded;
    expect([session.status, session.player?.id]).toEqual(['player', 7]);
  });

  it('stays ended when an answer comes that was asked before the sign-out [AUTH-008]', async () => {
    const answer = heldBack();
    const loaded = loadSession();
    endSession({ isRevoked: false });
    answer({ id: 7 });
    await loaded;
    expect([session.status, session.player, session.isRevoked]).toEqual(['guest', null, false]);
  });

  it('ends at the word of the platform, and not because it is away [AUTH-009]', async () => {
    const answer = heldBack();
    const load = async (body: unknown, status?: number) => {
      const loaded = loadSession();
      answer(body, status);
      await loaded;
      return session.status;
    };
    expect(await load({ id: 7 })).toBe('player');
    expect(await load(refusal('forbidden'), 403)).toBe('player');
    expect(await load(refusal('signed_out'), 401)).toBe('guest');
  });
});
