// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { wireClient } from '../platform/api/client';
import { mayBeSignedIn, session } from '../platform/session';
import { followElsewhere } from './follow-sign-out';

const cookie = (isThere: boolean) => (document.cookie = `signed_in=${isThere ? '1; path=/' : '; path=/; max-age=0'}`);

beforeEach(() => {
  Object.assign(session, { status: 'player', player: { id: 7 } });
  wireClient({ fetch: async () => Response.json({ id: 8 }) });
});

describe('word that a player left in another window', () => {
  it('ends the session here at once [AUTH-008]', () => {
    cookie(false);
    followElsewhere(null);
    expect([session.status, session.player]).toEqual(['guest', null]);
  });

  it('that comes once the next one has signed in leaves that one signed in, here too [OFF-005]', async () => {
    cookie(true);
    followElsewhere(null);
    await vi.waitFor(() => expect(session.player?.id).toBe(8));
    expect([session.status, mayBeSignedIn()]).toEqual(['player', true]);
  });
});
