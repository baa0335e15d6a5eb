// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { loadPlayerReads } from './player-reads';
import { type Player, session } from '../session';

afterEach(() => void Object.assign(session, { status: 'unknown', player: null }));

it('loads what a player has of a page with the page, and asks nothing for who is no player', async () => {
  const load = vi.fn(() => [Promise.resolve('tickets')]);
  Object.assign(session, { status: 'guest', player: null });
  await loadPlayerReads({ session }, load);
  expect(load).not.toHaveBeenCalled();
  Object.assign(session, { status: 'player', player: { id: 7 } as Player });
  await loadPlayerReads({ session }, load);
  expect(load).toHaveBeenCalledOnce();
});

it('lets a page stand without what the platform refuses a player', async () => {
  Object.assign(session, { status: 'player', player: { id: 7 } as Player });
  await expect(
    loadPlayerReads({ session }, () => [Promise.reject(new Error('refused')), Promise.resolve('coins')]),
  ).resolves.toBeUndefined();
});
