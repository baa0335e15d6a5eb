import { afterEach, expect, it, vi } from 'vitest';
import { loadPlayerReads } from './player-reads';
import { type Player, session } from '../session';

afterEach(() => void Object.assign(session, { status: 'unknown', player: null }));

it('loads a player’s own data along with the page, and requests nothing for guests', async () => {
  const load = vi.fn(() => [Promise.resolve('tickets')]);
  Object.assign(session, { status: 'guest', player: null });
  await loadPlayerReads({ session }, load);
  expect(load).not.toHaveBeenCalled();
  Object.assign(session, { status: 'player', player: { id: 7 } as Player });
  await loadPlayerReads({ session }, load);
  expect(load).toHaveBeenCalledOnce();
});

it('doesn’t fail the page if the server refuses them', async () => {
  Object.assign(session, { status: 'player', player: { id: 7 } as Player });
  await expect(
    loadPlayerReads({ session }, () => [Promise.reject(new Error('refused')), Promise.resolve('coins')]),
  ).resolves.toBeUndefined();
});
