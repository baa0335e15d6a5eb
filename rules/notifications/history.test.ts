import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleNotification } from '#tests/support/notifications';
import { arrived, forgettable, historyOf, type InboxEntry, isNews, marked, mergeEntries, nextExpiry } from './history';
import { unreadCount } from './unread-count';

const HOUR = 60 * 60 * 1000;
const at = Date.parse('2026-05-01T12:00:00Z');

describe('the history of notifications', () => {
  it('drops a notification after two hours [NOTIF-002a]', () => {
    const entry = arrived(sampleNotification({ expires_at: '2026-05-09T00:00:00Z' }));
    expect(historyOf([entry], at + 2 * HOUR - 1)).toHaveLength(1);
    expect(historyOf([entry], at + 2 * HOUR)).toHaveLength(0);
  });

  it('drops it earlier if it has its own expiry', () => {
    const entry = arrived(sampleNotification({ expires_at: '2026-05-01T12:10:00Z' }));
    expect(historyOf([entry], at + 10 * 60_000)).toHaveLength(0);
  });

  it('shows the newest first, without removed ones, and counts unread ones', () => {
    const old = arrived(sampleNotification({ id: 'old', at: '2026-05-01T11:30:00.000Z' }));
    const removed = mergeEntries(arrived(sampleNotification({ id: 'gone' })), marked('gone', { isRemoved: true }, at));
    const read = mergeEntries(arrived(sampleNotification({ id: 'read' })), marked('read', { isRead: true }, at));
    const history = historyOf([old, removed, read], at);
    expect(history.map(({ id }) => id)).toEqual(['read', 'old']);
    expect(unreadCount(history)).toBe(1);
  });

  it('shows new, unread, unexpired notifications as toasts', () => {
    const said = (minutes: number, change: Parameters<typeof sampleNotification>[0] = {}) =>
      isNews(sampleNotification(change), at + minutes * 60_000);
    expect([said(0), said(4), said(5), said(90)]).toEqual([true, true, false, false]);
    expect([said(0, { read: true }), said(1, { expires_at: '2026-05-01T12:01:00Z' })]).toEqual([false, false]);
  });

  it('has a stable order for notifications of the same instant', () => {
    const [one, other] = ['a', 'b'].map((id) => arrived(sampleNotification({ id })));
    expect(
      [
        [one!, other!],
        [other!, one!],
      ].map((entries) => historyOf(entries, at).map(({ id }) => id)),
    ).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  it('counts an unread, unexpired notification as new for five minutes', () => {
    const soon = (change = {}) => sampleNotification({ at: new Date(at).toISOString(), ...change });
    expect([isNews(soon(), at), isNews(soon(), at + 5 * 60_000 - 1), isNews(soon(), at + 5 * 60_000)]).toEqual([true, true, false]);
    expect([isNews(soon({ read: true }), at), isNews(soon({ expires_at: new Date(at).toISOString() }), at)]).toEqual([false, false]);
  });

  it('knows when the first one expires', () => {
    expect(nextExpiry([])).toBeNull();
    const early = sampleNotification({ id: 'early', expires_at: '2026-05-01T12:10:00Z' });
    expect(nextExpiry([sampleNotification(), early])).toBe(at + 10 * 60_000);
  });

  it('keeps the marks for late pushes, then drops them', () => {
    const entry = marked('gone', { isRemoved: true }, at);
    expect(forgettable([entry], at + 24 * HOUR - 1)).toEqual([]);
    expect(forgettable([entry], at + 24 * HOUR)).toEqual(['gone']);
  });
});

describe('merging', () => {
  it('keeps the later version, or the longer one of the same instant', () => {
    const said = (text: string, minute = 10) => arrived(sampleNotification({ text, at: `2026-05-01T12:${minute}:00.000Z` }));
    const texts = [
      [said('a'), said('a longer one')],
      [said('a longer one'), said('a')],
      [said('a longer one'), said('a', 11)],
      [said('a', 11), said('a longer one')],
      [said('a'), marked('n-1', {}, at)],
    ];
    expect(texts.map(([one, other]) => mergeEntries(one!, other!).notification?.text)).toEqual([
      'a longer one',
      'a longer one',
      'a',
      'a',
      'a',
    ]);
  });

  const entries = fc.array(
    fc.oneof(
      fc
        .record({ text: fc.string(), minute: fc.integer({ min: 10, max: 59 }), read: fc.boolean() })
        .map(({ text, minute, read }) => arrived(sampleNotification({ text, read, at: `2026-05-01T12:${minute}:00.000Z` }))),
      fc.constantFrom('isRead', 'isRemoved', 'isShown', 'isToasted').map((mark) => marked('n-1', { [mark]: true }, at)),
    ),
    { minLength: 1, maxLength: 8 },
  );
  const whole = (list: readonly InboxEntry[]) => list.reduce(mergeEntries);

  it('gives the same result in any order and with any repetition', () => {
    fc.assert(
      fc.property(entries, fc.infiniteStream(fc.nat()), (list, picks) => {
        // The repetitions are shuffled too; in the original order, the last version would trivially be the same.
        const shuffled = [...list, ...list].map((entry) => ({ entry, key: picks.next().value })).sort((a, b) => a.key - b.key);
        expect(whole(shuffled.map(({ entry }) => entry))).toEqual(whole(list));
      }),
    );
  });
});
