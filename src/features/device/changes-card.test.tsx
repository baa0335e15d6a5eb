import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { joinGroups } from '#contract/calls/account/preferences';
import { addFavoriteGame } from '#contract/calls/games';
import { markNotifications } from '#contract/calls/notifications';
import { enqueue, outboxEntries } from '#offline/outbox';
import { beginSession } from '#offline/session';
import { FakePlatform } from '#tests/support/fake-platform';
import { render, type Rendered } from '#tests/support/render';
import { device, flush, readOutbox } from '../../platform/device';
import { ChangesCard } from './changes-card';

const owner = { player: 7, epoch: 'first' };
let shown: Rendered;
let platform: FakePlatform;

beforeEach(async () => {
  platform = new FakePlatform();
  device.close();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', platform.fetch);
  await beginSession(device, owner);
  const intent = (key: string) => ({ key, locale: 'en', session: owner, now: Date.now() - 3 * 60_000 });
  await enqueue(device, addFavoriteGame, { params: { id: 'a/one' }, body: { game: 'a/one' } }, intent('favourite'));
  await enqueue(device, markNotifications, { body: { read: ['n-1'], removed: [] } }, intent('mark'));
  await enqueue(device, joinGroups, { body: { groups: { add: [1401] } } }, intent('joined'));
  await readOutbox();
});

afterEach(async () => {
  await shown.unmount();
});

const lines = () => [...shown.page.querySelectorAll('li p')].map(({ textContent }) => textContent);
const press = async (name: string) => {
  const button = [...shown.page.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)!;
  await act(async () => button.click());
};

describe('queued changes', () => {
  it('are listed in order with their age, without the app’s background requests', async () => {
    shown = await render(<ChangesCard />);
    expect(lines()).toEqual(['Favourite added 3 minutes ago', 'Notifications read or removed 3 minutes ago']);
  });

  it('are sent on a click, and stay if the server doesn’t respond yet [OFF-002a]', async () => {
    platform.weather = () => 'busy';
    shown = await render(<ChangesCard />);
    await press('Send now');
    await shown.until(() => expect(shown.page.textContent).toContain('Still no connection.'));
    expect(lines()).toHaveLength(2);
    platform.weather = () => 'fine';
    await press('Send now');
    await shown.until(() => expect(shown.page.textContent).toBe(''));
    expect(platform.effects).toHaveLength(3);
  });

  it('can be discarded one by one', async () => {
    const favourites = ['private', 'games.favorites'];
    shown = await render(<ChangesCard />, [[favourites, { ids: ['a/one'] }]]);
    await press('Discard: Favourite added');
    await shown.until(() => expect(lines()).toHaveLength(1));
    expect((await outboxEntries(device)).map(({ key }) => key)).toEqual(['mark', 'joined']);
    // The page still shows it as done.
    await shown.until(() => expect(shown.queryClient.getQueryState(favourites)?.isInvalidated).toBe(true));
  });
});

describe('a refused change', () => {
  it('is marked, and can be resent as a new intent, or discarded', async () => {
    platform.weather = () => 'refuses';
    await flush();
    shown = await render(<ChangesCard />);
    expect(lines()[0]).toContain('Not saved.');
    platform.weather = () => 'fine';
    await press('Send again: Favourite added');
    await shown.until(() => expect(lines()).toHaveLength(1));
    expect(platform.effects.map(({ url }) => url)).toEqual([addFavoriteGame.path.replace('{id}', encodeURIComponent('a/one'))]);
    expect(platform.effects[0]!.key).not.toBe('favourite');
    await press('Discard: Notifications read or removed');
    await shown.until(() => expect(shown.page.textContent).toBe(''));
  });
});
