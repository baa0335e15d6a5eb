import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { pushMessageSchema } from './events/push';
import { receivedNotificationSchema } from './fields/notification';
import { toPageSchema } from './messages';
import { fromFrameSchema, GAME_PROTOCOL, toFrameSchema } from './messages-game';

const protocol = GAME_PROTOCOL;

const notification = {
  id: 'n1',
  type: 'payments_changes',
  category: 'payments',
  title: 'Paid out',
  text: 'Your withdrawal is on its way',
  content: { icon: 'gift', title: 'Cashbox', button: { title: 'View', path: '/cashbox' } },
  identifier: 'p7',
  at: '2026-03-01T10:00:00.000Z',
  expires_at: '2026-04-01T10:00:00.000Z',
  read: true,
};

/** The messages of a list that a schema accepts, by kind. */
const accepted = (schema: v.GenericSchema, messages: readonly { kind: string }[]) =>
  messages.filter((message) => v.is(schema, message)).map(({ kind }) => kind);

const without = <T extends object>(value: T, key: keyof T) => {
  const { [key]: _left, ...rest } = value;
  return rest;
};

describe('messages between a game page and its frame', () => {
  const launch = {
    protocol,
    kind: 'launch',
    mode: 'real',
    locale: 'de',
    currency: 'EUR',
    game: { identifier: 'moon', title: 'Moon' },
    sound: true,
    minimum_cycle_ms: 2500,
    reduced_motion: false,
  };

  const toFrame = [
    launch,
    { protocol, kind: 'pause', reason: 'limit' },
    { protocol, kind: 'resume' },
    { protocol, kind: 'sound', on: true },
    { protocol, kind: 'balance', balance_cents: 0 },
    { protocol, kind: 'open-rules' },
  ];

  const fromFrame = [
    { protocol, kind: 'ready' },
    { protocol, kind: 'state', state: 'round' },
    { protocol, kind: 'balance', balance_cents: 5 },
    { protocol, kind: 'round-started', stake_cents: 20 },
    { protocol, kind: 'round-settled', stake_cents: 20, win_cents: 0 },
    { protocol, kind: 'refused', code: 'offline' },
    { protocol, kind: 'sound', on: false },
    { protocol, kind: 'open-rules' },
  ];

  it.each([
    ['to the frame', toFrameSchema, toFrame],
    ['of the frame', fromFrameSchema, fromFrame],
  ] as const)('%s are accepted only in this version and without undeclared fields', (_direction, schema, messages) => {
    const kinds = messages.map(({ kind }) => kind);
    expect(accepted(schema, messages)).toEqual(kinds);
    const otherwise = [
      ...messages.map((message) => ({ ...message, protocol: GAME_PROTOCOL + 1 })),
      ...messages.map((message) => without(message, 'protocol') as typeof message),
      ...messages.map((message) => ({ ...message, kind: '' })),
      ...messages.map((message) => ({ ...message, undeclared: 1 })),
    ];
    expect(accepted(schema, otherwise)).toEqual([]);
    expect(
      accepted(schema, messages.flatMap((message) => Object.keys(message).map((key) => without(message, key as 'kind'))) as never),
    ).toEqual([]);
  });

  it('a launch has a token, config and texts if needed, and a quick stop unless policy forbids it', () => {
    expect(v.parse(toFrameSchema, { ...launch, mode: 'demo', token: 't', texts: { 'studio.spin': 'Spin' } })).toMatchObject({
      mode: 'demo',
      token: 't',
      texts: { 'studio.spin': 'Spin' },
      quick_stop: true,
    });
    expect(v.parse(toFrameSchema, { ...launch, quick_stop: false })).toMatchObject({ quick_stop: false });
    const wrong = [{ mode: 'free' }, { token: 5 }, { locale: 'xx' }, { texts: { a: 1 } }, { config: {} }, { minimum_cycle_ms: -1 }];
    expect(wrong.filter((change) => v.is(toFrameSchema, { ...launch, ...change }))).toEqual([]);
  });

  it('a pause has one of its reasons, a state is idle or a round', () => {
    const pauses = ['reality-check', 'limit', 'page', 'other', ''].map((reason) =>
      v.is(toFrameSchema, { protocol, kind: 'pause', reason }),
    );
    expect(pauses).toEqual([true, true, true, false, false]);
    const states = ['idle', 'round', 'other', ''].map((state) => v.is(fromFrameSchema, { protocol, kind: 'state', state }));
    expect(states).toEqual([true, true, false, false]);
  });

  it('amounts are whole minor units, and not negative', () => {
    const amounts = [0, 1, -1, 0.5, 2 ** 60, '5'];
    const expected = [true, true, false, false, false, false];
    expect(amounts.map((balance_cents) => v.is(toFrameSchema, { protocol, kind: 'balance', balance_cents }))).toEqual(expected);
    expect(amounts.map((win_cents) => v.is(fromFrameSchema, { protocol, kind: 'round-settled', stake_cents: 1, win_cents }))).toEqual(
      expected,
    );
  });
});

describe('messages of the service worker to its pages', () => {
  const messages = [
    { protocol: 1, kind: 'notification', notification },
    { protocol: 1, kind: 'navigate', id: 'n1', path: '/cashbox' },
    { protocol: 1, kind: 'outbox' },
    { protocol: 1, kind: 'fresh', url: '/api/games' },
    { protocol: 1, kind: 'same', url: '/api/games' },
    { protocol: 1, kind: 'missed', url: '/api/games' },
  ];

  it('are accepted from a later release too, with unknown additions', () => {
    const later = messages.map((message) => ({ ...message, protocol: 9, added: true }));
    expect(accepted(toPageSchema, later)).toEqual(messages.map(({ kind }) => kind));
  });

  it('are refused without one of their fields, and if their kind is unknown', () => {
    const incomplete = messages.flatMap((message) => Object.keys(message).map((key) => without(message, key as 'kind')));
    expect(accepted(toPageSchema, [...incomplete, { protocol: 1, kind: '' }, { protocol: 1, kind: 'other' }] as never)).toEqual([]);
  });
});

describe('a notification on a device', () => {
  it('is parsed as sent', () => {
    expect(v.parse(receivedNotificationSchema, notification)).toEqual(notification);
  });

  it('from a later release keeps title and text, and unknown values get defaults', () => {
    const later = {
      ...notification,
      type: 'new_type',
      category: 'new_category',
      content: { icon: 5, title: null, button: 'View', added: 1 },
      identifier: 7,
      read: 'yes',
      added: 1,
    };
    expect(v.parse(receivedNotificationSchema, later)).toEqual({
      ...notification,
      type: 'personal',
      category: 'news',
      content: { icon: '', title: '', button: null },
      identifier: null,
      read: false,
    });
  });

  it('is refused without an id of 1 to 64 characters', () => {
    const ids = ['a', 'a'.repeat(64), '', 'a'.repeat(65), 5];
    expect(ids.map((id) => v.is(receivedNotificationSchema, { ...notification, id }))).toEqual([true, true, false, false, false]);
  });
});

describe('a push message', () => {
  const message = {
    web_push: 8030,
    notification: {
      title: 'Paid out',
      body: 'On its way',
      navigate: 'https://perigee.example/cashbox',
      lang: 'ar',
      dir: 'rtl',
      tag: 'n1',
      data: {
        id: 'n1',
        category: 'payments',
        expires: '2026-04-01T10:00:00.000Z',
        player: 4,
        type: 'payments_changes',
        at: '2026-03-01T10:00:00.000Z',
        icon: 'gift',
        identifier: 'p7',
        button: 'View',
      },
    },
    app_badge: 3,
    mutable: true,
  };

  it('is parsed as sent', () => {
    expect(v.parse(pushMessageSchema, message)).toEqual(message);
  });

  it('from a later release keeps link, recipient and expiry, and unknown values get defaults', () => {
    const { navigate, data } = message.notification;
    const { id, expires, player, at } = data;
    const later = {
      web_push: 8030,
      notification: { navigate, dir: 'up', data: { id, expires, player, at, category: 'x', type: 'x', identifier: 5, button: 5 } },
      app_badge: 'many',
      mutable: 'no',
    };
    expect(v.parse(pushMessageSchema, later)).toEqual({
      web_push: 8030,
      notification: {
        title: '',
        body: '',
        navigate,
        lang: '',
        dir: 'auto',
        tag: '',
        data: { id, expires, player, at, category: 'news', type: 'personal', icon: '', identifier: null, button: null },
      },
      app_badge: undefined,
      mutable: true,
    });
  });

  it('is refused in another format, and without link, id or expiry, or with a recipient that isn’t one', () => {
    const { data, ...rest } = message.notification;
    const broken = [
      { ...message, web_push: 8031 },
      { ...message, notification: { data, ...without(rest, 'navigate') } },
      ...(['id', 'expires'] as const).map((key) => ({ ...message, notification: { ...rest, data: without(data, key) } })),
      { ...message, notification: { ...rest, data: { ...data, player: '7' } } },
      ...['', 'a'.repeat(65)].map((id) => ({ ...message, notification: { ...rest, data: { ...data, id } } })),
    ];
    expect(broken.filter((other) => v.is(pushMessageSchema, other))).toEqual([]);
    expect(
      ['ltr', 'rtl', 'auto'].map(
        (dir) => v.parse(pushMessageSchema, { ...message, notification: { ...rest, data, dir } }).notification.dir,
      ),
    ).toEqual(['ltr', 'rtl', 'auto']);
  });
});
