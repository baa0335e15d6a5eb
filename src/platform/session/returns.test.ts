import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually';
import { wireClient } from '../api/client';
import { endSession, loadSession } from './session';
import { guardReturns } from './returns';

const reload = vi.fn();
let respond: () => Promise<Response>;

guardReturns(reload);
wireClient({ fetch: () => respond(), onSignedOut: () => endSession() });

const says =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });
const isHidden = () => document.body.style.visibility === 'hidden';
const transition = (kind: 'pagehide' | 'pageshow', persisted = true) => dispatchEvent(Object.assign(new Event(kind), { persisted }));

beforeEach(async () => {
  vi.useFakeTimers();
  reload.mockClear();
  document.body.style.visibility = '';
  document.cookie = 'signed_in=1; path=/';
  respond = says({ id: 7 });
  await loadSession();
});

describe('a page in the back/forward cache', () => {
  it('is hidden before it’s cached, and shown once the session is confirmed [OFF-005a]', async () => {
    transition('pagehide');
    expect(isHidden()).toBe(true);
    let give: (response: Response) => void = () => undefined;
    respond = () => new Promise((resolve) => (give = resolve));
    transition('pageshow');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isHidden()).toBe(true);
    give(Response.json({ id: 7 }));
    await eventually(() => expect(isHidden()).toBe(false));
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['the player has signed out in another window', () => (document.cookie = 'signed_in=; path=/; max-age=0')],
    ['the platform no longer knows the session', () => (respond = says({ error: { code: 'signed_out', message: '', fields: {} } }, 401))],
    ['another player has signed in', () => (respond = says({ id: 8 }))],
  ])('reloads without painting when %s [OFF-005a]', async (_name, happens) => {
    transition('pagehide');
    happens();
    transition('pageshow');
    await eventually(() => expect(reload).toHaveBeenCalledOnce());
    expect(isHidden()).toBe(true);
  });

  it('is shown offline if nobody has signed out', async () => {
    transition('pagehide');
    respond = () => new Promise(() => undefined);
    transition('pageshow');
    await vi.advanceTimersByTimeAsync(2_900);
    expect(isHidden()).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect([isHidden(), reload.mock.calls.length]).toEqual([false, 0]);
  });

  it('of a guest, or one that isn’t cached, is left alone', async () => {
    transition('pagehide', false);
    transition('pageshow', false);
    expect(isHidden()).toBe(false);
    endSession();
    transition('pagehide');
    transition('pageshow');
    await vi.advanceTimersByTimeAsync(5_000);
    expect([isHidden(), reload.mock.calls.length]).toEqual([false, 0]);
  });
});
