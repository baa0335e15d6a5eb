import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { type PushMessage, pushMessageSchema } from '#contract/events/push';
import type { NotificationCategory } from '#contract/fields/notification';
import { defaultSwitches } from '#rules/notifications/categories';
import { inTransaction } from '#server/database/connection';
import type { PushOrder, PushResult } from '#server/ports/push-gateway';
import { waitingJobs } from '#tests/support/cashbox';
import { ownDatabase } from '#tests/support/database';
import { newPlayer } from '#tests/support/ledger';
import { createSession, hashToken } from '#server/plugins/session';
import { testPlatform } from '#tests/support/platform';
import { notify } from './notify';
import { sendPush } from './push-job';
import { markAll } from './service';
import { readHistory, readSubscriptions, upsertSubscription, writeSettings } from './store';

const noon = new Date('2026-05-01T12:00:00.000Z');
const earlyMorning = new Date('2026-05-02T07:00:00.000Z');
const night = new Date('2026-05-01T23:30:00.000Z');
const allOn = Object.fromEntries(Object.keys(defaultSwitches).map((category) => [category, true])) as typeof defaultSwitches;

const { database } = ownDatabase();
const platform = testPlatform(database);
let orders: PushOrder[];
let resultOf: (order: PushOrder) => PushResult;
let retryAfter: string | null;

platform.push = { ...platform.push, send: async (order) => (orders.push(order), { result: resultOf(order), retryAfter }) };

beforeEach(async () => {
  await database.pool.query('delete from graphile_worker._private_jobs');
  orders = [];
  resultOf = () => 'sent';
  retryAfter = null;
  platform.clock.set(noon);
});

async function newReader({ devices = 1, switches = allOn, quietHours = true } = {}) {
  const player = await newPlayer(database);
  await inTransaction(database, async (transaction) => {
    await writeSettings(transaction, player, { categories: switches, quietHours, amountsOnLockScreen: false });
    for (let device = 0; device < devices; device += 1) {
      const id = randomUUID();
      const { token } = await createSession(transaction, { player, deviceId: id, userAgent: null });
      await upsertSubscription(
        transaction,
        { player, hash: hashToken(token) },
        {
          deviceId: id,
          endpoint: `https://fcm.googleapis.com/${id}`,
          p256dh: 'p',
          auth: 'a',
          origin: device === 0 ? null : 'https://meridian.example',
        },
      );
    }
  });
  return player;
}

const queued = () => waitingJobs<{ player: number; notification: string; device?: string }>(database, 'push');

/** Notifies the player in a category, and takes the job that this queued off the queue. */
async function notifyOf(player: number, category: NotificationCategory) {
  const text = 'competitions.started.button';
  const about = { type: 'personal', category, title: text, text, icon: 'star', button: null } as const;
  const notification = await inTransaction(database, (transaction) => notify(transaction, player, about, platform.clock.now()));
  await database.pool.query('delete from graphile_worker._private_jobs');
  return { player, notification };
}

describe('a push', () => {
  it('is sent once to each device, in the contract’s format', async () => {
    const task = await notifyOf(await newReader({ devices: 2 }), 'payments');
    await sendPush(platform, task);
    expect(new Set(orders.map(({ endpoint }) => endpoint)).size).toBe(2);
    expect(orders).toHaveLength(2);
    const message = v.parse(pushMessageSchema, JSON.parse(orders[0]!.payload));
    expect(message).toMatchObject({
      app_badge: 1,
      notification: { tag: task.notification, data: { id: task.notification, player: task.player } },
    });
    expect(orders[0]).toMatchObject({ ttl: 7200, urgency: 'high' });
    const origins = orders.map(({ payload }) => new URL((JSON.parse(payload) as PushMessage).notification.navigate).origin);
    expect(origins.sort()).toEqual([new URL(platform.environment.publicOrigin).origin, 'https://meridian.example'].sort());
    expect(await queued()).toEqual([]);
  });

  it('isn’t sent if its category is off or the notification was read, removed or has expired [PWA-006b, NOTIF-002a]', async () => {
    const off = await newReader({ switches: { ...allOn, payments: false } });
    await sendPush(platform, await notifyOf(off, 'payments'));
    const player = await newReader();
    const [read, removed, expired] = [
      await notifyOf(player, 'payments'),
      await notifyOf(player, 'payments'),
      await notifyOf(player, 'payments'),
    ];
    await inTransaction(database, (transaction) =>
      markAll(transaction, player, { read: [read.notification], removed: [removed.notification] }, noon),
    );
    await sendPush(platform, read);
    await sendPush(platform, removed);
    platform.clock.pass(2 * 60 * 60_000);
    await sendPush(platform, expired);
    expect([orders, await queued()]).toEqual([[], []]);
  });

  it('waits for the end of the night, except about money and the account', async () => {
    platform.clock.set(earlyMorning);
    const player = await newReader();
    await sendPush(platform, await notifyOf(player, 'payments'));
    expect(orders).toHaveLength(1);
    const task = await notifyOf(player, 'competitions');
    await sendPush(platform, task);
    expect(orders).toHaveLength(1);
    expect(await queued()).toEqual([{ payload: task, runAt: new Date('2026-05-02T08:00:00.000Z') }]);
    const awake = await newReader({ quietHours: false });
    await sendPush(platform, await notifyOf(awake, 'competitions'));
    expect(orders).toHaveLength(2);
  });
});

describe('a push at night', () => {
  it('that expires before the morning is never sent', async () => {
    platform.clock.set(night);
    await sendPush(platform, await notifyOf(await newReader(), 'competitions'));
    expect([orders, await queued()]).toEqual([[], []]);
  });

  it('is sent in the morning if it’s still valid', async () => {
    platform.clock.set(earlyMorning);
    const task = await notifyOf(await newReader(), 'competitions');
    await sendPush(platform, task);
    const [waiting] = await queued();
    platform.clock.set(waiting!.runAt);
    await sendPush(platform, task);
    expect(orders).toHaveLength(1);
  });
});

describe('a lock screen', () => {
  it('shows amounts only if the player allows it; the history always does', async () => {
    const player = await newReader();
    const about = {
      type: 'payments_changes',
      category: 'payments',
      title: 'cashbox.note-deposit-title',
      text: 'cashbox.note-deposit-text',
      values: { amount: '€50.00' },
      icon: 'payments',
      button: null,
    } as const;
    const notifyOfMoney = () => inTransaction(database, (transaction) => notify(transaction, player, about, platform.clock.now()));
    await sendPush(platform, { player, notification: await notifyOfMoney() });
    await inTransaction(database, (transaction) =>
      writeSettings(transaction, player, { categories: allOn, quietHours: true, amountsOnLockScreen: true }),
    );
    await sendPush(platform, { player, notification: await notifyOfMoney() });
    const bodies = orders.map(({ payload }) => (JSON.parse(payload) as { notification: { body: string } }).notification.body);
    expect(bodies.map((body) => body.includes('€50.00'))).toEqual([false, true]);
    const { notifications } = await readHistory(database, player, platform.clock.now());
    expect(notifications.map(({ text }) => text.includes('€50.00'))).toEqual([true, true]);
  });
});

describe('promotion', () => {
  it.each(['coolingoff', 'selfexclusion'] as const)(
    'isn’t sent to a player on a break, even one that started after it was queued: %s [LIMIT-006b]',
    async (type) => {
      const player = await newReader();
      const [before, money] = [await notifyOf(player, 'news'), await notifyOf(player, 'payments')];
      const period = type === 'coolingoff' ? 'day_3' : 'month_6';
      await database
        .insertInto('user_limits')
        .values({ player_id: player, type, period, active_until: new Date(Date.now() + 60_000) })
        .execute();
      await sendPush(platform, before);
      expect([orders, await queued()]).toEqual([[], []]);
      await sendPush(platform, money);
      expect(orders).toHaveLength(1);
    },
  );

  it('isn’t sent to a player who has reached a limit or whose account is locked or closed', async () => {
    const limited = [];
    for (const type of ['wager', 'loss', 'deposit'] as const) {
      const player_id = await newReader();
      await database.insertInto('user_limits').values({ player_id, type, period: 'day', currency: 'EUR', amount_cents: 0 }).execute();
      limited.push(player_id);
    }
    const [locked, closed] = [await newReader(), await newReader()];
    await database.updateTable('players').set({ status: 'locked' }).where('id', '=', locked).execute();
    await database.updateTable('players').set({ status: 'closed' }).where('id', '=', closed).execute();
    for (const player of [...limited, locked, closed]) await sendPush(platform, await notifyOf(player, 'bonuses'));
    expect(orders).toEqual([]);
  });

  it('is sent at most once a day', async () => {
    const player = await newReader();
    for (const category of ['news', 'vip', 'bonuses'] as const) await sendPush(platform, await notifyOf(player, category));
    expect(orders).toHaveLength(1);
    platform.clock.pass(24 * 60 * 60_000);
    await sendPush(platform, await notifyOf(player, 'news'));
    expect(orders).toHaveLength(2);
  });

  it('is sent once even if several are due at the same time', async () => {
    const player = await newReader();
    const tasks = [];
    for (const category of ['news', 'vip', 'bonuses', 'news'] as const) tasks.push(await notifyOf(player, category));
    await Promise.all(tasks.map((task) => sendPush(platform, task)));
    expect(orders).toHaveLength(1);
  });

  it('postponed by a push service is still sent, and counts once', async () => {
    const player = await newReader();
    resultOf = () => 'busy';
    await sendPush(platform, await notifyOf(player, 'news'));
    const [again] = await queued();
    await sendPush(platform, await notifyOf(player, 'vip'));
    resultOf = () => 'sent';
    platform.clock.pass(60_000);
    await sendPush(platform, again!.payload);
    expect(orders.map(({ topic }) => topic)).toEqual([orders[0]!.topic, orders[0]!.topic]);
  });

  it('that reached no device doesn’t count', async () => {
    const player = await newReader();
    await sendPush(platform, await notifyOf(await newReader({ devices: 0 }), 'news'));
    resultOf = () => 'refused';
    await sendPush(platform, await notifyOf(player, 'news'));
    resultOf = () => 'busy';
    retryAfter = '86400';
    await sendPush(platform, await notifyOf(player, 'bonuses'));
    resultOf = () => 'sent';
    await sendPush(platform, await notifyOf(player, 'vip'));
    expect(orders).toHaveLength(3);
  });
});

describe('a push service', () => {
  it('that reports a subscription as gone ends it [PWA-008b]', async () => {
    const player = await newReader({ devices: 2 });
    const [gone, kept] = await readSubscriptions(database, player);
    resultOf = ({ endpoint }) => (endpoint === gone!.endpoint ? 'gone' : 'sent');
    await sendPush(platform, await notifyOf(player, 'payments'));
    expect(await readSubscriptions(database, player)).toEqual([kept]);
    expect(await queued()).toEqual([]);
  });

  it('that’s busy is retried in a minute, for that device only', async () => {
    const player = await newReader({ devices: 2 });
    const [busy] = await readSubscriptions(database, player);
    resultOf = ({ endpoint }) => (endpoint === busy!.endpoint ? 'busy' : 'sent');
    const task = await notifyOf(player, 'payments');
    await sendPush(platform, task);
    const [again] = await queued();
    expect(again).toEqual({ payload: { ...task, device: busy!.deviceId, attempt: 1 }, runAt: new Date(noon.getTime() + 60_000) });
    resultOf = () => 'sent';
    await sendPush(platform, again!.payload);
    expect(orders.map(({ endpoint }) => endpoint === busy!.endpoint).filter(Boolean)).toHaveLength(2);
    expect(orders).toHaveLength(3);
  });

  it('that stays busy is retried with increasing delays up to half an hour, until the message expires', async () => {
    const task = await notifyOf(await newReader(), 'payments');
    resultOf = () => 'busy';
    const minutes: number[] = [];
    for (let waiting: typeof task | undefined = task; waiting; ) {
      await sendPush(platform, waiting);
      const [again] = await queued();
      await database.pool.query('delete from graphile_worker._private_jobs');
      if (again) minutes.push((again.runAt.getTime() - platform.clock.now().getTime()) / 60_000);
      if (again) platform.clock.set(again.runAt);
      waiting = again?.payload;
    }
    expect(minutes).toEqual([1, 2, 4, 8, 16, 30, 30]);
  });

  it.each([
    ['600', [10]],
    ['Fri, 01 May 2026 12:25:00 GMT', [25]],
    ['7200', []],
  ])('with a Retry-After isn’t called before it, and a push that expires by then is dropped: %s', async (named, minutes) => {
    resultOf = () => 'busy';
    retryAfter = named;
    await sendPush(platform, await notifyOf(await newReader(), 'payments'));
    const waiting = await queued();
    expect(waiting.map(({ runAt }) => (runAt.getTime() - noon.getTime()) / 60_000)).toEqual(minutes);
  });

  it('that refuses isn’t called again', async () => {
    const player = await newReader();
    resultOf = () => 'refused';
    await sendPush(platform, await notifyOf(player, 'payments'));
    expect([await queued(), (await readSubscriptions(database, player)).length]).toEqual([[], 1]);
  });
});
