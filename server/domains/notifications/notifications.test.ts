import { describe, expect, it } from 'vitest';
import {
  deletePushSubscription,
  getHeaderNotices,
  getNotifications,
  getNotificationSettings,
  markNotifications,
  putNotificationSettings,
  putPushSubscription,
} from '#contract/calls/notifications';
import { inTransaction } from '#server/database/connection';
import { eventsOf } from '#tests/support/cashbox';
import { ownServer } from '#tests/support/own-server';
import type { ResponseOf } from '#contract/call';
import { TestBrowser } from '#tests/support/platform';
import { signedIn, signIn } from '#tests/support/signed-in';
import { seedCampaigns } from '../campaigns/seed';
import { notify } from './notify';
import { notificationRoutes } from './routes';
import { readSubscriptions } from './store';

const server = ownServer([notificationRoutes]);
const { database, platform } = server;

const text = 'competitions.started.button';
const about = { type: 'personal', category: 'account', title: text, text, icon: 'star', button: null } as const;

async function received(count: number) {
  const { browser, player } = await signedIn(server.app, database);
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    ids.push(
      await inTransaction(database, (transaction) => notify(transaction, player, about, new Date(platform.clock.now().getTime() - made))),
    );
  }
  return { browser, player, ids };
}

type History = { notifications: { id: string; read: boolean }[]; removed: string[] };
const historyOf = async (browser: TestBrowser) => (await browser.send(getNotifications)).json as History;

describe('marks', () => {
  it('for read and removed on one device are applied to the others, which get new ones once [NOTIF-003b]', async () => {
    const { browser, player, ids } = await received(3);
    const [first, second, third] = ids as [string, string, string];
    expect((await browser.send(markNotifications, { body: { read: [first, second], removed: [third] } })).json).toEqual({ marked: 3 });
    expect((await browser.send(markNotifications, { body: { read: [first], removed: [third, 'unknown'] } })).json).toEqual({ marked: 0 });
    const { notifications, removed } = await historyOf(browser);
    expect(notifications.map(({ id, read }) => [id, read])).toEqual([
      [first, true],
      [second, true],
    ]);
    expect(removed).toEqual([third]);
    const marks = (await eventsOf(database, player, 'notification_marks')) as { read: string[]; removed: string[] }[];
    expect(marks.map(({ read, removed: gone }) => [read.sort(), gone])).toEqual([[[first, second].sort(), [third]]]);
  });

  it('that only remove something reach the other devices too, and don’t affect other players’ notifications [NOTIF-003b]', async () => {
    const [one, other] = [await received(1), await received(1)];
    expect((await other.browser.send(markNotifications, { body: { read: one.ids, removed: one.ids } })).json).toEqual({ marked: 0 });
    expect(await historyOf(one.browser)).toMatchObject({ notifications: [{ read: false }], removed: [] });
    await one.browser.send(markNotifications, { body: { read: [], removed: one.ids } });
    expect(await eventsOf(database, one.player, 'notification_marks')).toEqual([{ read: [], removed: one.ids }]);
  });

  it('that two devices set concurrently are set once', async () => {
    const { browser, player, ids } = await received(1);
    const mark = () => browser.send(markNotifications, { body: { read: ids, removed: [] } });
    const marked = (await Promise.all([mark(), mark(), mark()])).map(({ json }) => (json as { marked: number }).marked);
    expect(marked.sort((one, other) => one - other)).toEqual([0, 0, 1]);
    expect(await eventsOf(database, player, 'notification_marks')).toHaveLength(1);
  });
});

describe('the history', () => {
  it('is limited to the newest two hundred, even if the newer ones were removed, and to as many removed ones', async () => {
    const { browser, player } = await received(0);
    const now = platform.clock.now().getTime();
    const kept = (name: string, age: number, removed: boolean) => {
      const at = new Date(now - age);
      return {
        id: `${player}-${name}-${age}`,
        player_id: player,
        type: 'personal' as const,
        category: 'account' as const,
        title: '',
        text: '',
        content: JSON.stringify({ icon: 'star', title: '', button: null }),
        at,
        expires_at: new Date(now + 60_000),
        removed_at: removed ? at : null,
      };
    };
    const rows = Array.from({ length: 230 }, (_, at) => [kept('gone', at, true), kept('here', 1_000 + at, false)]).flat();
    await database.insertInto('notifications').values(rows).execute();
    const { notifications, removed } = await historyOf(browser);
    expect(notifications.map(({ id }) => id)).toEqual(Array.from({ length: 200 }, (_, at) => `${player}-here-${1_000 + at}`));
    expect(removed).toEqual(Array.from({ length: 200 }, (_, at) => `${player}-gone-${at}`));
  });
});

describe('settings', () => {
  it('are stored as sent, the time zone with the profile [PWA-006b]', async () => {
    const { browser, player } = await received(0);
    const body = {
      ...putNotificationSettings.example.body,
      categories: { ...putNotificationSettings.example.body.categories, payments: false },
      quiet_hours: false,
      time_zone: 'Australia/Sydney',
    };
    expect((await browser.send(putNotificationSettings, { body })).json).toEqual(body);
    expect((await browser.send(getNotificationSettings)).json).toEqual(body);
    const { time_zone } = await database.selectFrom('players').select('time_zone').where('id', '=', player).executeTakeFirstOrThrow();
    expect(time_zone).toBe('Australia/Sydney');
  });

  it('leave promotions off until the player turns them on', async () => {
    const { browser } = await received(0);
    expect((await browser.send(getNotificationSettings)).json).toMatchObject({
      categories: { payments: true, account: true, competitions: true, bonuses: false, vip: false, news: false },
      quiet_hours: true,
    });
  });
});

describe('a device’s push subscription', () => {
  const { params, body } = putPushSubscription.example;
  const put = (browser: TestBrowser, device: string, endpoint: string) =>
    browser.send(putPushSubscription, { params: { device }, body: { ...body, endpoint } });

  it('is replaced when the browser renews it [PWA-008a]', async () => {
    const { browser, player } = await received(0);
    await put(browser, 'device-renewed', 'https://fcm.googleapis.com/old');
    await put(browser, 'device-renewed', 'https://fcm.googleapis.com/new');
    expect((await readSubscriptions(database, player)).map(({ endpoint }) => endpoint)).toEqual(['https://fcm.googleapis.com/new']);
  });

  it('is reassigned to the device’s next player, so that the previous one gets no pushes there', async () => {
    const [one, other] = [await received(0), await received(0)];
    await put(one.browser, params.device, 'https://fcm.googleapis.com/shared');
    await put(other.browser, params.device, 'https://fcm.googleapis.com/shared');
    await put(one.browser, 'device-elsewhere', 'https://fcm.googleapis.com/shared');
    expect((await readSubscriptions(database, other.player)).length).toBe(0);
    expect((await readSubscriptions(database, one.player)).map(({ deviceId }) => deviceId)).toEqual(['device-elsewhere']);
  });

  it.each([
    ['revoked', { revoked_at: new Date() }],
    ['expired', { expires_at: new Date(Date.now() - 1_000) }],
  ])('ends when the session is %s, and is created again with the device’s next session', async (_how, end) => {
    const { browser, player } = await received(0);
    await put(browser, 'device-left', 'https://fcm.googleapis.com/left');
    await database.updateTable('sessions').set(end).where('player_id', '=', player).execute();
    expect(await readSubscriptions(database, player)).toEqual([]);
    const again = await signIn(server.app, database, player);
    await put(again, 'device-left', 'https://fcm.googleapis.com/left');
    expect((await readSubscriptions(database, player)).map(({ deviceId }) => deviceId)).toEqual(['device-left']);
  });

  it('is deleted by its own player only', async () => {
    const [one, other] = [await received(0), await received(0)];
    await put(one.browser, 'device-of-one', 'https://fcm.googleapis.com/of-one');
    await other.browser.send(deletePushSubscription, { params: { device: 'device-of-one' } });
    expect(await readSubscriptions(database, one.player)).toHaveLength(1);
    await one.browser.send(deletePushSubscription, { params: { device: 'device-of-one' } });
    expect(await readSubscriptions(database, one.player)).toEqual([]);
  });

  it('is refused beyond ten devices, and for an endpoint that isn’t a push service', async () => {
    const { browser, player } = await received(0);
    for (let device = 0; device < 10; device += 1)
      await put(browser, `device-number-${device}`, `https://fcm.googleapis.com/${player}/${device}`);
    expect((await put(browser, 'device-number-10', `https://fcm.googleapis.com/${player}/10`)).code).toBe('too_many_subscriptions');
    expect((await put(browser, 'device-number-0', `https://fcm.googleapis.com/${player}/again`)).status).toBe(200);
    platform.push.isAllowed = (endpoint) => !endpoint.includes('evil');
    expect((await put(browser, 'device-number-0', 'https://evil.example/')).code).toBe('push_endpoint_not_allowed');
  });

  it('is limited to ten, even for concurrent requests', async () => {
    const { browser, player } = await received(0);
    const asked = Array.from({ length: 30 }, (_, at) =>
      put(browser, `device-at-once-${player}-${at}`, `https://fcm.googleapis.com/at-once/${player}/${at}`),
    );
    const responses = (await Promise.all(asked)).map(({ status, code }) => (status === 200 ? 'kept' : code));
    expect([
      responses.filter((response) => response === 'kept').length,
      responses.filter((response) => response === 'too_many_subscriptions').length,
    ]).toEqual([10, 20]);
    expect(await readSubscriptions(database, player)).toHaveLength(10);
  });
});

describe('header notices', () => {
  const noticesIn = async (l: string) =>
    ((await new TestBrowser(server.app).send(getHeaderNotices, { query: { l } })).json as ResponseOf<typeof getHeaderNotices>).data;

  it('are shown to guests in their language with icon, link and a new mark, while they’re active', async () => {
    const now = platform.clock.now();
    const seed = () => inTransaction(database, (transaction) => seedCampaigns(transaction, { isDemo: false, now }));
    await seed();
    await seed();
    const over = { icon: 'news', audience: 'all', path: null, texts: JSON.stringify({ en: { message: 'Over' } }), position: 0 } as const;
    const hour = 3_600_000;
    await database
      .insertInto('header_notices')
      .values([
        { ...over, starts_at: new Date(now.getTime() - 2 * hour), ends_at: new Date(now.getTime() - hour) },
        { ...over, starts_at: new Date(now.getTime() + hour), ends_at: null },
      ])
      .execute();
    const notices = await noticesIn('en-NZ');
    expect(notices.map(({ icon, status, audience }) => [icon, status, audience])).toEqual([
      ['trophy', 'new', 'all'],
      ['news', 'new', 'guests'],
      ['shield', 'new', 'players'],
      ['wrench', 'other', 'all'],
    ]);
    expect(notices[0]?.link).toEqual({ text: 'View tournaments', to: '/tournaments' });
    expect(notices[3]?.link).toBeNull();
    expect((await noticesIn('de'))[0]?.link?.text).toBe('Turniere ansehen');
  });
});
