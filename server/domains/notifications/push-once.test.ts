import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '#server/database/connection';
import { createSession, hashToken } from '#server/plugins/session';
import { waitingJobs } from '#tests/support/cashbox';
import { ownDatabase } from '#tests/support/database';
import { newPlayer } from '#tests/support/ledger';
import { testPlatform } from '#tests/support/platform';
import { notify } from './notify';
import { sendPush } from './push-job';
import { claimPromotion, releasePromotion, upsertSubscription } from './store';

const noon = new Date('2026-05-01T12:00:00.000Z');
const earlyMorning = new Date('2026-05-02T07:00:00.000Z');
const text = 'competitions.started.button';

const { database } = ownDatabase();
const platform = testPlatform(database);
platform.push = { ...platform.push, send: async () => ({ result: 'busy', retryAfter: null }) };

/** A player with two devices who was notified; returns the queued job's payload. */
async function notified(category: 'competitions' | 'payments') {
  await database.pool.query('delete from graphile_worker._private_jobs');
  const player = await newPlayer(database);
  const notification = await inTransaction(database, async (transaction) => {
    for (const deviceId of [randomUUID(), randomUUID()]) {
      const { token } = await createSession(transaction, { player, deviceId, userAgent: null });
      const device = { deviceId, endpoint: `https://fcm.googleapis.com/${deviceId}`, p256dh: 'p', auth: 'a', origin: null };
      await upsertSubscription(transaction, { player, hash: hashToken(token) }, device);
    }
    const message = { type: 'personal', category, title: text, text, icon: 'star', button: null } as const;
    return notify(transaction, player, message, platform.clock.now());
  });
  return { player, notification };
}

const queued = async () => (await waitingJobs<{ device?: string }>(database, 'push')).map(({ payload }) => payload);

describe('a push job that runs twice', () => {
  it('waits once for the morning by replacing the waiting job', async () => {
    platform.clock.set(earlyMorning);
    const task = await notified('competitions');
    await sendPush(platform, task);
    await sendPush(platform, task);
    expect(await queued()).toEqual([task]);
  });

  it('leaves one retry for each device', async () => {
    platform.clock.set(noon);
    const task = await notified('payments');
    await database.pool.query('delete from graphile_worker._private_jobs');
    await sendPush(platform, task);
    await sendPush(platform, task);
    const devices = (await queued()).map(({ device }) => device);
    expect([devices.length, new Set(devices).size]).toEqual([2, 2]);
  });
});

it('a promotion of the day can only be released by the job that claimed it', async () => {
  const player = await newPlayer(database);
  const later = new Date(noon.getTime() + 1);
  expect(await claimPromotion(database, player, noon)).toBe(true);
  await releasePromotion(database, player, later, null);
  expect(await claimPromotion(database, player, later)).toBe(false);
  await releasePromotion(database, player, noon, null);
  expect(await claimPromotion(database, player, later)).toBe(true);
});
