import { describe, expect, it } from 'vitest';
import { inTransaction } from '#server/database/connection';
import { PUSH_BYTES_AT_MOST } from '#contract/events/push';
import { type Locale, locales } from '#contract/fields/locale';
import type { MessageKey } from '#locales/index';
import { catalogues } from '#locales/texts';
import { formatMoney } from '#rules/money/format';
import { inLanguage } from '#rules/notifications/translations';
import { composePush, utf8Bytes } from '#rules/notifications/push-payload';
import { eventsOf, waitingJobs } from '#tests/support/cashbox';
import { ownDatabase } from '#tests/support/database';
import { newPlayer } from '#tests/support/ledger';
import { type Message, notify } from './notify';
import { readHistory } from './store';
import { textOf } from '#server/texts';

const { database } = ownDatabase();
const now = new Date('2026-05-01T12:00:00.000Z');

const message: Message = {
  type: 'tournament_started',
  category: 'competitions',
  title: 'competitions.started.title',
  text: 'competitions.started.text',
  values: { name: 'Night Watch', end: 'tomorrow' },
  icon: 'trophy',
  button: { title: 'competitions.started.button', path: '/tournaments/7' },
  identifier: 'night-watch',
};

const pushesFor = async (player: number) =>
  (await waitingJobs<{ player: number }>(database, 'push')).filter(({ payload }) => payload.player === player);

describe('notifying a player', () => {
  it('writes the history, the live event and the push together [NOTIF-001a]', async () => {
    const player = await newPlayer(database);
    const id = await inTransaction(database, (transaction) => notify(transaction, player, message, now));
    const { notifications } = await readHistory(database, player, now);
    expect(notifications).toMatchObject([
      {
        id,
        type: 'tournament_started',
        content: { icon: 'trophy', button: { title: catalogues.en['competitions.started.button'], path: '/tournaments/7' } },
        identifier: 'night-watch',
        read: false,
      },
    ]);
    expect(notifications[0]!.title + notifications[0]!.text).toContain('Night Watch');
    expect(await eventsOf(database, player, 'personal_notifications')).toEqual(notifications);
    expect(await pushesFor(player)).toMatchObject([{ payload: { player, notification: id } }]);
  });

  it('uses the player’s language', async () => {
    const player = await newPlayer(database);
    await database.updateTable('players').set({ locale: 'de', language: 'de' }).where('id', '=', player).execute();
    await inTransaction(database, (transaction) => notify(transaction, player, message, now));
    const { notifications } = await readHistory(database, player, now);
    const [said] = notifications;
    const words = (['title', 'text'] as const).map((part) => textOf('de', message[part], message.values));
    expect([said!.title, said!.text, said!.content.button?.title]).toEqual([...words, catalogues.de['competitions.started.button']]);
    expect(said!.title).not.toBe(textOf('en', message.title, message.values));
  });

  it('has its texts in every language, amounts and dates too, for readers who switch', async () => {
    const player = await newPlayer(database);
    const values = (locale: Locale) => ({ name: 'Night Watch', end: formatMoney(150_000, 'EUR', locale) });
    await inTransaction(database, (transaction) => notify(transaction, player, { ...message, values }, now));
    const [said] = (await readHistory(database, player, now)).notifications;
    for (const locale of locales) {
      const { title, text, content } = inLanguage(said!, locale);
      expect([title, text, content.title, content.button?.title]).toEqual([
        textOf(locale, message.title, values(locale)),
        textOf(locale, message.text, values(locale)),
        textOf(locale, message.title, values(locale)),
        textOf(locale, message.button!.title),
      ]);
    }
  });

  it('stores and sends nothing if its transaction doesn’t commit', async () => {
    const player = await newPlayer(database);
    const undone = inTransaction(database, async (transaction) => {
      await notify(transaction, player, message, now);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await readHistory(database, player, now)).notifications).toEqual([]);
    expect(await eventsOf(database, player, 'personal_notifications')).toEqual([]);
    expect(await pushesFor(player)).toEqual([]);
  });

  it('uses the player’s language for values too', async () => {
    const player = await newPlayer(database);
    await database.updateTable('players').set({ locale: 'de' }).where('id', '=', player).execute();
    await inTransaction(database, (transaction) =>
      notify(transaction, player, { ...message, values: (locale) => ({ name: locale, end: '' }) }, now),
    );
    const { notifications } = await readHistory(database, player, now);
    expect(notifications[0]!.title + notifications[0]!.text).toContain('de');
    expect(notifications[0]!.content.button?.title).toBe(catalogues.de['competitions.started.button']);
  });

  it('expires after two hours [NOTIF-002a]', async () => {
    const player = await newPlayer(database);
    await inTransaction(database, (transaction) => notify(transaction, player, message, now));
    const after = (minutes: number) => readHistory(database, player, new Date(now.getTime() + minutes * 60_000));
    expect([(await after(119)).notifications.length, (await after(120)).notifications.length]).toEqual([1, 0]);
  });
});

describe('notifications about loot boxes, levels and tournaments', () => {
  const said: [string, MessageKey, MessageKey, MessageKey][] = [
    ['a loot box', 'wheels.note.boxes.title', 'wheels.note.boxes.text', 'wheels.note.boxes.button'],
    ['a prize of a box', 'wheels.note.won.title', 'wheels.note.won.text', 'gifts.note.button'],
    ['a level', 'vip.notice.title', 'vip.notice.text', 'vip.to-club'],
    ['a level below', 'vip.notice.down.title', 'vip.notice.down.text', 'vip.to-club'],
    ['a start', 'competitions.soon.title', 'competitions.soon.text', 'competitions.started.button'],
    ['a removal', 'competitions.kicked.title', 'competitions.kicked.text', 'competitions.kicked.button'],
    ['a level of a quest', 'competitions.quest-level.title', 'competitions.prize-won.text', 'competitions.quest-level.button'],
  ];

  it.each(said)('%s fits completely into a push, in every language', async (_what, title, text, button) => {
    const values = {
      count: 100,
      days: 7,
      minutes: 30,
      level: 25,
      amount: '1.000.000,00 kr',
      prize: '250 free spins + a bonus of €500',
      name: 'The tournament with the longest name of all of them',
    };
    for (const locale of locales) {
      const player = await newPlayer(database);
      await database.updateTable('players').set({ locale }).where('id', '=', player).execute();
      await inTransaction(database, (transaction) =>
        notify(transaction, player, { ...message, title, text, values, button: { title: button, path: '/vip' } }, now),
      );
      const [notification] = (await readHistory(database, player, now)).notifications;
      const push = composePush(notification!, { player, lang: locale, dir: 'ltr', origin: 'https://perigee.example', badge: 99 });
      expect(utf8Bytes(JSON.stringify(push))).toBeLessThan(PUSH_BYTES_AT_MOST);
      expect([push.notification.title, push.notification.body]).toEqual([notification!.title, notification!.text]);
      expect(notification!.title + notification!.text).not.toMatch(/[{}]/);
    }
  });
});
