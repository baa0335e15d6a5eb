import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { PushMessage } from '#contract/events/push';
import type { Locale } from '#contract/fields/locale';
import { formatMoney } from '#rules/money/format';
import { inTransaction } from '#server/database/connection';
import { createSession, hashToken } from '#server/plugins/session';
import { textOf } from '#server/texts';
import { ownDatabase } from '#tests/support/database';
import { newPlayer } from '#tests/support/ledger';
import { testPlatform } from '#tests/support/platform';
import { notify } from './notify';
import { sendPush } from './push-job';
import { upsertSubscription, writeSettings } from './store';
import { defaultSwitches } from '#rules/notifications/categories';

const { database } = ownDatabase();
const platform = testPlatform(database);
const sent: PushMessage[] = [];
platform.push = {
  ...platform.push,
  send: async ({ payload }) => (sent.push(JSON.parse(payload) as PushMessage), { result: 'sent', retryAfter: null }),
};

const deposit = {
  type: 'payments_changes',
  category: 'payments',
  title: 'cashbox.note-deposit-title',
  text: 'cashbox.note-deposit-text',
  values: (locale: Locale) => ({ amount: formatMoney(5_000, 'EUR', locale) }),
  icon: 'payments',
  button: { title: 'cashbox.note-deposit-button', path: '/cashbox' },
} as const;

it('a push is in the language that the player chose last, with or without amounts', async () => {
  const player = await newPlayer(database);
  const notification = await inTransaction(database, async (transaction) => {
    const deviceId = randomUUID();
    const { token } = await createSession(transaction, { player, deviceId, userAgent: null });
    const device = { deviceId, endpoint: `https://fcm.googleapis.com/${deviceId}`, p256dh: 'p', auth: 'a', origin: null };
    await upsertSubscription(transaction, { player, hash: hashToken(token) }, device);
    return notify(transaction, player, deposit, platform.clock.now());
  });
  await database.updateTable('players').set({ locale: 'de', language: 'de' }).where('id', '=', player).execute();
  const allow = (amountsOnLockScreen: boolean) =>
    inTransaction(database, (transaction) =>
      writeSettings(transaction, player, { categories: defaultSwitches, quietHours: false, amountsOnLockScreen }),
    );
  for (const amounts of [false, true]) {
    await allow(amounts);
    await sendPush(platform, { player, notification });
  }
  const inGerman = (amount: string) => ({
    lang: 'de',
    title: textOf('de', deposit.title),
    body: textOf('de', deposit.text, { amount }),
    data: { button: textOf('de', deposit.button.title) },
  });
  expect(sent.map(({ notification: shown }) => shown)).toMatchObject([inGerman('•••'), inGerman(formatMoney(5_000, 'EUR', 'de'))]);
});
