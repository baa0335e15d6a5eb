import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PUSH_BYTES_AT_MOST, pushMessageSchema } from '#contract/events/push';
import { notificationCategories } from '#contract/fields/notification';
import { hostileLinks } from '#tests/support/hostile.data';
import { safePath } from '../account/sign-in/safe-path';
import { sampleNotification } from '#tests/support/notifications';
import { defaultSwitches } from './categories';
import { decidePush, type PushRecipient } from './push-decision';
import { composePush, deliveryOf, notificationOf } from './push-payload';
import { endOfQuiet, isQuiet } from './quiet-hours';

const HOUR = 60 * 60 * 1000;
const noon = Date.parse('2026-05-01T12:00:00Z');
const allOn = Object.fromEntries(notificationCategories.map((category) => [category, true])) as PushRecipient['switches'];
const recipient: PushRecipient = {
  switches: allOn,
  timeZone: 'Europe/Berlin',
  hasQuietHours: true,
  lastPromotionalAt: null,
  isExcluded: false,
  isCoolingOff: false,
  hasReachedLimit: false,
  isMarked: false,
  isLocked: false,
};

describe('the decision to push', () => {
  it('by default promotional categories are off, the others on', () => {
    const sent = notificationCategories.filter(
      (category) => decidePush(category, { ...recipient, switches: defaultSwitches }, noon).verdict === 'send',
    );
    expect(sent).toEqual(['payments', 'account', 'competitions']);
  });

  it.each(notificationCategories)('%s can be switched off [PWA-006b]', (category) => {
    const switches = { ...allOn, [category]: false };
    expect(decidePush(category, { ...recipient, switches }, noon)).toEqual({ verdict: 'never', why: 'switched_off' });
  });

  it.each(['isExcluded', 'isCoolingOff', 'hasReachedLimit', 'isMarked', 'isLocked'] as const)('%s stops promotions only', (state) => {
    const protectedOne = { ...recipient, [state]: true };
    expect(decidePush('bonuses', protectedOne, noon)).toEqual({ verdict: 'never', why: 'protected' });
    expect(decidePush('payments', protectedOne, noon)).toEqual({ verdict: 'send' });
  });

  it('allows one promotion a day', () => {
    const decide = (hours: number) => decidePush('news', { ...recipient, lastPromotionalAt: noon - hours * HOUR }, noon);
    expect([decide(23), decide(24)]).toEqual([{ verdict: 'never', why: 'rationed' }, { verdict: 'send' }]);
  });

  it('waits until 8 in the morning in the player’s time zone, except for money and the account', () => {
    const night = Date.parse('2026-05-01T20:00:00Z');
    expect(decidePush('competitions', recipient, night)).toEqual({ verdict: 'later', at: Date.parse('2026-05-02T06:00:00Z') });
    expect(decidePush('payments', recipient, night)).toEqual({ verdict: 'send' });
    expect(decidePush('account', recipient, night)).toEqual({ verdict: 'send' });
    expect(decidePush('competitions', { ...recipient, hasQuietHours: false }, night)).toEqual({ verdict: 'send' });
  });
});

describe('quiet hours', () => {
  it.each([
    ['Europe/Berlin', '2026-05-01T19:59:59Z', false],
    ['Europe/Berlin', '2026-05-01T20:00:00Z', true],
    ['Europe/Berlin', '2026-05-02T05:59:59Z', true],
    ['Europe/Berlin', '2026-05-02T06:00:00Z', false],
    ['Australia/Sydney', '2026-05-01T12:00:00Z', true],
    ['Not/A_Zone', '2026-05-01T23:00:00Z', true],
  ])('in %s at %s: %s', (zone, instant, quiet) => {
    expect(isQuiet(zone, Date.parse(instant))).toBe(quiet);
  });

  it('end at 8 also in the night of a clock change', () => {
    expect(endOfQuiet('Europe/Berlin', Date.parse('2026-03-28T23:00:00Z'))).toBe(Date.parse('2026-03-29T06:00:00Z'));
    expect(endOfQuiet('Asia/Kathmandu', Date.parse('2026-05-01T18:00:00Z'))).toBe(Date.parse('2026-05-02T02:15:00Z'));
  });
});

describe('the payload', () => {
  const addressee = { player: 7, lang: 'de', dir: 'ltr', origin: 'https://perigee.example', badge: 3 } as const;
  const bytes = (message: unknown) => new TextEncoder().encode(JSON.stringify(message)).length;

  it('has a format for both the worker and Declarative Web Push', () => {
    const message = composePush(sampleNotification(), addressee);
    expect(v.is(pushMessageSchema, message)).toBe(true);
    expect(message.notification).toMatchObject({ tag: 'n-1', navigate: 'https://perigee.example/de/profile/history' });
    expect(message.notification.data).toMatchObject({ player: 7, expires: '2026-05-01T14:00:00.000Z', button: 'Show balance' });
  });

  it('is converted back to the notification on the device', () => {
    const notification = sampleNotification({ identifier: 'weekly-race' });
    const message = composePush(notification, addressee);
    expect(notificationOf(message, addressee.origin, noon)).toEqual(notification);
    expect(notificationOf(message, 'https://other.example', noon)).toBeNull();
  });

  it('only navigates to this origin', () => {
    for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:0']) {
      const content = { icon: '', title: '', button: { title: 'x', path } };
      expect(composePush(sampleNotification({ content }), addressee).notification.navigate).toBe('https://perigee.example/de');
    }
  });

  it('fits the push services for any text, and splits no character', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3000 }),
      fc.string({ unit: fc.constantFrom('🛰', 'ß', '"', '\n'), maxLength: 3000 }),
    );
    fc.assert(
      fc.property(text, text, (title, body) => {
        const message = composePush(sampleNotification({ title, text: body }), addressee);
        expect(bytes(message)).toBeLessThanOrEqual(PUSH_BYTES_AT_MOST);
        expect(message.notification.title.isWellFormed() && message.notification.body.isWellFormed()).toBe(true);
      }),
    );
  });

  it('keeps a text that fits, and marks a truncated one', () => {
    expect(composePush(sampleNotification(), addressee).notification.body).toBe('Your deposit of 50.00 € has arrived.');
    const long = composePush(sampleNotification({ text: 'ü'.repeat(3000) }), addressee);
    expect(long.notification.body.endsWith('ü…')).toBe(true);
    expect(bytes(long)).toBeGreaterThan(PUSH_BYTES_AT_MOST - 100);
  });

  it('has a TTL of zero after expiry, and an urgency by its kind', () => {
    expect(deliveryOf(sampleNotification(), noon)).toEqual({ ttl: 7200, urgency: 'high', topic: 'n-1' });
    const tournament = sampleNotification({ type: 'tournament_started', category: 'competitions', identifier: 'weekly race/7' });
    expect(deliveryOf(tournament, noon + 3 * HOUR)).toEqual({ ttl: 0, urgency: 'normal', topic: 'tournament_started-weeklyrace7' });
    expect(deliveryOf(sampleNotification({ category: 'news' }), noon).urgency).toBe('low');
  });
});

describe('a notification with a link to elsewhere', () => {
  const origin = 'https://perigee.example';
  const addressee = { player: 7, lang: 'en' as const, dir: 'ltr' as const, origin, badge: 1 };
  const leadingTo = (path: string) => ({ ...sampleNotification(), content: { icon: '', title: 'x', button: { title: 'x', path } } });
  const elsewhere = [
    ...hostileLinks.filter((link) => !link.includes('&')),
    '/de//evil.example',
    '/guest//evil.example',
    '/de/\\evil.example',
    '/x/..//evil.example',
    '.evil.example',
    '@evil.example',
    ':1@evil.example',
  ];

  it.each(elsewhere.map((path) => [JSON.stringify(path), path]))('navigates to main instead of %s', (_shown, path) => {
    expect(composePush(leadingTo(path), addressee).notification.navigate).toBe(`${origin}/`);
  });

  it.each([
    '//evil.example',
    '/de//evil.example',
    '/guest//evil.example',
    '/guest/de///evil.example',
    '/\\evil.example',
    '/de/\\evil.example',
  ])('counts as a path of this site on the device too: %s', (path) => {
    const message = composePush(leadingTo('/vip'), addressee);
    const got = notificationOf(
      {
        ...message,
        notification: { ...message.notification, navigate: origin + path, data: { ...message.notification.data, button: 'x' } },
      },
      origin,
      noon,
    );
    expect(got!.content.button!.path).toBe('/evil.example');
    expect(safePath(got!.content.button!.path)).not.toBeNull();
  });

  it.each([
    'https://evil.example/',
    'https://perigee.example.evil.example/',
    'https://perigee.example@evil.example/',
    '//perigee.example/',
    'javascript:alert(1)',
    '',
    '/vip',
  ])('is refused if it names another origin: %s', (navigate) => {
    const message = composePush(leadingTo('/vip'), addressee);
    expect(notificationOf({ ...message, notification: { ...message.notification, navigate } }, origin, noon)).toBeNull();
  });
});
