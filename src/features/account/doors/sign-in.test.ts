// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { wireClient } from '../../../platform/api/client';
import { loadSession, session } from '../../../platform/session';
import { signOut } from './sign-in';

const answers: ((response: Response) => void)[] = [];
const onSignedOut = vi.fn<() => void>();

/** Answers the sign-out once the platform is asked for it. */
async function answerSignOut(answer: Response): Promise<void> {
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers.shift()!(answer);
}

beforeEach(async () => {
  document.cookie = 'signed_in=1; path=/';
  wireClient({ fetch: () => new Promise((resolve) => answers.push(resolve)), onSignedOut });
  const loaded = loadSession();
  answers.shift()?.(Response.json({ id: 7 }));
  await loaded;
});

describe('a player who leaves', () => {
  it('is known to no screen from the press on, and gone with the answer [AUTH-008]', async () => {
    const left = signOut();
    expect(session.status).toBe('unknown');
    await answerSignOut(Response.json({}));
    await left;
    expect([session.status, session.player, session.isRevoked]).toEqual(['guest', null, true]);
  });

  it('leaves a worker that has heard of it before the platform does, and reads no more by itself [AUTH-008]', async () => {
    const heard: string[] = [];
    const postMessage = ({ kind }: { kind: string }) => void heard.push(kind);
    Object.defineProperty(navigator, 'serviceWorker', { value: { controller: { postMessage } }, configurable: true });
    wireClient({ fetch: async () => (heard.push('sign-out'), Response.json({})) });
    await signOut();
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });
    expect(heard).toEqual(['leaving', 'sign-out']);
  });

  it('is gone from the window also where the platform did not end the session, which is told later [OFF-005]', async () => {
    const left = signOut();
    await answerSignOut(Response.json({ error: { code: 'forbidden', message: '', fields: {} } }, { status: 403 }));
    await left;
    expect([session.status, session.isRevoked]).toEqual(['guest', false]);
  });
});
