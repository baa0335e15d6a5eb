import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { observed } from '#tests/support/observed';
import type { Player } from '../session';
import { ownSwitches, storage } from '#contract/storage';
import { shapes } from '#contract/shapes.gen';
import { recall, remember } from '#offline/last-known';
import { readSession, readTraits } from '#offline/session';
import { eventually } from '#tests/support/eventually';
import { hasPendingRevocation } from '#tests/support/pending-revocation';
import { device } from '../device/device';
import { readPlayerStorage } from '../storage/player-storage';
import { announceNobody, announcePlayer, forgetLeftBehind, isOfAnother, onSessionElsewhere, settleSignOut } from './session-link';

vi.mock('../i18n', () => ({ activeLocale: () => 'de' }));

const profile = { call: 'account.player', url: '/api/player', locale: 'de' };
const playerOf = (id: number) => ({ id, session_epoch: `session of ${id}` }) as Player;
/** All of a player's data outside the database. */
function keepThings(owner: number): void {
  for (const name of ownSwitches) localStorage.setItem(name, JSON.stringify([owner, 'canary']));
  sessionStorage.setItem(storage.session.timer, JSON.stringify({ session: 'canary', since: 1 }));
}

const smallStorages = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

const said: { kind: string }[] = [];

beforeEach(async () => {
  const controller = { postMessage: (message: { kind: string }) => said.push(message) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });
  await announceNobody({ left: 7, isRevoked: true });
  said.length = 0;
});

describe('a player signs in', () => {
  it('the device knows its player, and the worker stores what was loaded', async () => {
    const session = await announcePlayer(playerOf(7));
    expect(await readSession(device)).toEqual(session);
    expect(await readTraits(device)).toMatchObject({ locale: 'de', brand: 'perigee' });
    expect(said).toMatchObject([{ kind: 'warm' }]);
  });

  it('the device remembers the player, whatever is read afterwards, so an offline start knows too [OFF-001b]', async () => {
    const session = await announcePlayer(playerOf(7));
    const known = await recall(device, { ...profile, shape: shapes['account.player'] }, session);
    expect(JSON.parse(known!.text)).toEqual(playerOf(7));
  });

  it('a later start of the same player continues the same session [OFF-001b]', async () => {
    const first = await announcePlayer(playerOf(7));
    await remember(device, profile, first, { text: 'mine', storedAt: 1 });
    const again = await announcePlayer(playerOf(7));
    expect(again).toEqual(first);
    expect(await recall(device, profile, again)).toMatchObject({ text: 'mine' });
  });

  it('what a guest typed into the sign-up is deleted [OFF-005a]', async () => {
    sessionStorage.setItem(storage.session.signUp, JSON.stringify({ email: 'guest@perigee.example' }));
    await announcePlayer(playerOf(7));
    expect(smallStorages()).not.toContain('guest@perigee.example');
  });

  it('another player finds nothing of the previous one [OFF-005a]', async () => {
    const first = await announcePlayer(playerOf(7));
    await remember(device, profile, first, { text: 'of seven', storedAt: 1 });
    const other = await announcePlayer(playerOf(8));
    expect(await recall(device, profile, other)).toBeNull();
    expect(await recall(device, profile, first)).toBeNull();
  });
});

describe('a player signs out', () => {
  it('offline: clears the device immediately and notifies the server later [OFF-005b]', async () => {
    const session = await announcePlayer(playerOf(7));
    await remember(device, profile, session, { text: 'mine', storedAt: 1 });
    await announceNobody({ left: 7, isRevoked: false });
    expect(await recall(device, profile, session)).toBeNull();
    expect(said.at(-1)).toMatchObject({ kind: 'wipe' });
    expect(await settleSignOut(async () => false)).toBe(false);
    const received = vi.fn(async () => true);
    expect(await settleSignOut(received)).toBe(true);
    expect(received).toHaveBeenCalledExactlyOnceWith('session of 7');
    expect(await hasPendingRevocation(device)).toBe(false);
  });

  it('offline, and the database is lost before the network is back: the server is notified all the same', async () => {
    await announcePlayer(playerOf(7));
    await announceNobody({ left: 7, isRevoked: false });
    await device.store('session')('readwrite', (store) => store.clear());
    const received = vi.fn(async () => true);
    expect(await settleSignOut(async () => false)).toBe(false);
    expect(await settleSignOut(received)).toBe(true);
    expect(received).toHaveBeenCalledExactlyOnceWith('session of 7');
    expect(await settleSignOut(received)).toBe(true);
    expect(received).toHaveBeenCalledOnce();
  });

  it('and signs in again: the earlier sign-out doesn’t end anything any more', async () => {
    await announcePlayer(playerOf(7));
    await announceNobody({ left: 7, isRevoked: false });
    await announcePlayer(playerOf(7));
    const received = vi.fn(async () => true);
    expect([await settleSignOut(received), received.mock.calls]).toEqual([true, []]);
  });

  it('and closes the window immediately: the next start completes it [OFF-005b]', async () => {
    const session = await announcePlayer(playerOf(7));
    await remember(device, profile, session, { text: 'mine', storedAt: 1 });
    expect(await forgetLeftBehind()).toBe(true);
    expect(await recall(device, profile, session)).toBeNull();
    expect((await readSession(device))?.player).toBeNull();
    expect(await hasPendingRevocation(device)).toBe(true);
  });

  it('while no window is open: the next start also clears the player’s local and session storage [OFF-005b]', async () => {
    await announcePlayer(playerOf(7));
    keepThings(7);
    expect(await forgetLeftBehind()).toBe(true);
    expect(smallStorages()).not.toContain('canary');
  });

  it('and the database is lost: the next start clears local and session storage, and a guest’s own data stays [OFF-005b]', async () => {
    keepThings(7);
    localStorage.setItem(storage.local.chat, '[null,"of a guest"]');
    expect(await forgetLeftBehind()).toBe(false);
    expect(smallStorages()).not.toContain('canary');
    expect(readPlayerStorage(storage.local.chat)).toBe('of a guest');
  });

  it('and another one follows, who finds nothing of the first in web storage and keeps own data [OFF-005a, OFF-005b]', async () => {
    keepThings(7);
    await announcePlayer(playerOf(8));
    expect(smallStorages()).not.toContain('canary');
    keepThings(8);
    await announcePlayer(playerOf(8));
    expect(smallStorages()).toContain('canary');
    await announceNobody({ left: 8, isRevoked: true });
    expect(smallStorages()).not.toContain('canary');
  });

  it('after another one has signed in, whose data stays unchanged', async () => {
    await announcePlayer(playerOf(7));
    const next = await announcePlayer(playerOf(8));
    await remember(device, profile, next, { text: 'of eight', storedAt: 1 });
    said.length = 0;
    expect([await isOfAnother(7), await isOfAnother(8)]).toEqual([true, false]);
    await announceNobody({ left: 7, isRevoked: true });
    expect(await readSession(device)).toEqual(next);
    expect(await recall(device, profile, next)).toMatchObject({ text: 'of eight' });
    expect(said).toEqual([]);
    await announceNobody({ left: 8, isRevoked: true });
  });

  it('because the server ended the session: the other windows get the reason', async () => {
    const news: unknown[] = [];
    const other = new BroadcastChannel('perigee');
    other.addEventListener('message', ({ data }) => news.push(data));
    await announcePlayer(playerOf(7));
    await announceNobody({ left: 7, isRevoked: true, reason: 'Your password has been changed.' });
    await eventually(() => expect(news.at(-1)).toEqual({ kind: 'session', player: null, reason: 'Your password has been changed.' }));
    other.close();
  });

  it('the other windows are notified', async () => {
    const listener = vi.fn<(player: number | null, reason: string | null) => void>();
    const other = new BroadcastChannel('perigee');
    const stop = observed(() => onSessionElsewhere(listener));
    await announcePlayer(playerOf(7));
    other.postMessage({ kind: 'session', player: null });
    await eventually(() => expect(listener).toHaveBeenCalledWith(null, null));
    stop();
    listener.mockClear();
    const later = vi.fn<(player: number | null) => void>();
    const stopLater = observed(() => onSessionElsewhere(later));
    other.postMessage({ kind: 'session', player: 8 });
    await eventually(() => expect(later).toHaveBeenCalledOnce());
    expect(listener).not.toHaveBeenCalled();
    stopLater();
    other.close();
  });
});
