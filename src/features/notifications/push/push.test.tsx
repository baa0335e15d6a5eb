import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtInSites, type Site, siteForPage, Sites } from '#brands/index';
import { storage } from '#contract/storage';
import type { Rendered } from '#tests/support/render';
import { session } from '../../../platform/session';

const KEY = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';

/** A browser's push manager: its subscription, and the one that it would return. */
interface Held {
  endpoint: string;
  key: Uint8Array;
}

let held: Held | null;
let permission: NotificationPermission;
/** The requests to the server: method and endpoint. */
let received: string[];
let shown: Rendered | null = null;
/** Runs while the server responds with its key. */
let beforeKey: () => Promise<void>;
/** Runs while the browser looks up its subscription. */
let beforeSubscription: () => Promise<void>;

/** The reported events. */
const events: (string | undefined)[] = [];

vi.mock('../../../platform/device', () => ({
  sendOrQueue: async (_call: unknown, { body }: { body: { event?: string } }) => void events.push(body.event),
}));
vi.mock('../../../platform/device/device-id', () => ({ deviceId: async () => 'device-of-tests' }));

const bytes = (key: string) => Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

function asSubscription({ endpoint, key }: Held) {
  return {
    options: { applicationServerKey: key.buffer },
    unsubscribe: async () => ((held = null), true),
    toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }),
  };
}

const pushManager = {
  getSubscription: async () => held && asSubscription(held),
  subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    await beforeSubscription();
    held = { endpoint: 'https://push.example/new', key: applicationServerKey };
    return asSubscription(held);
  },
};

beforeEach(async () => {
  [held, permission, received] = [null, 'default', []];
  beforeKey = beforeSubscription = async () => undefined;
  localStorage.clear();
  events.length = 0;
  Object.assign(session, { status: 'player', player: { id: 7 } });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: async () => (permission = 'granted'),
  });
  const registration = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
    configurable: true,
  });
  const { wireClient } = await import('../../../platform/api/client');
  wireClient({
    fetch: async (url, init) => {
      if (url.endsWith('/key')) {
        await beforeKey();
        return Response.json({ key: KEY });
      }
      const { endpoint } = JSON.parse((init?.body as string | undefined) ?? '{}') as { endpoint?: string };
      received.push(`${init?.method} ${endpoint ?? ''}`.trim());
      return Response.json({ device: 'device-of-tests' });
    },
  });
});

afterEach(async () => {
  await shown?.unmount();
  shown = null;
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const wants = (player: number) => localStorage.setItem(storage.local.pushWanted, JSON.stringify([player, String(player)]));
const agreed = (player: number) => ((permission = 'granted'), wants(player));

describe('at each launch', () => {
  it('the next player isn’t subscribed because of the previous one', async () => {
    const { askForPush, renewSubscription } = await import('./push');
    await askForPush();
    session.player = { id: 8 } as never;
    received = [];
    await renewSubscription();
    expect([received, held?.endpoint]).toEqual([[], 'https://push.example/new']);
  });

  it('a browser without a worker times out', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    Object.defineProperty(navigator, 'serviceWorker', { value: { ready: new Promise(() => undefined) }, configurable: true });
    const { askForPush } = await import('./push');
    const asked = askForPush().catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await asked).toBe('the push service did not respond');
  });

  it('sends the browser’s subscription to the server [PWA-008a]', async () => {
    const { renewSubscription } = await import('./push');
    agreed(7);
    held = { endpoint: 'https://push.example/known', key: bytes(KEY) };
    await renewSubscription();
    expect(received).toEqual(['PUT https://push.example/known']);
  });

  it('a subscription that the browser dropped is renewed if the player wants pushes [PWA-008a]', async () => {
    const { askForPush, renewSubscription } = await import('./push');
    await askForPush();
    held = null;
    await renewSubscription();
    expect(received).toEqual(['PUT https://push.example/new', 'PUT https://push.example/new']);
  });

  it('a subscription for another key of the server is replaced', async () => {
    const { renewSubscription } = await import('./push');
    agreed(7);
    held = { endpoint: 'https://push.example/old', key: bytes(KEY).fill(1) };
    await renewSubscription();
    expect([received, held.key]).toEqual([['PUT https://push.example/new'], bytes(KEY)]);
  });

  it('nothing is requested if nobody wants pushes', async () => {
    const { renewSubscription, askForPush, unsubscribe } = await import('./push');
    await renewSubscription();
    permission = 'granted';
    await renewSubscription();
    expect(received).toEqual([]);
    await askForPush();
    await unsubscribe();
    await renewSubscription();
    expect([received, held]).toEqual([['PUT https://push.example/new', 'DELETE'], null]);
  });
});

describe('pushes turned off during a subscription', () => {
  it('stay off if the key arrives later', async () => {
    const { renewSubscription, unsubscribe } = await import('./push');
    agreed(7);
    held = { endpoint: 'https://push.example/known', key: bytes(KEY) };
    beforeKey = unsubscribe;
    await renewSubscription();
    expect([received, held]).toEqual([['DELETE'], null]);
  });

  it('stay off if the browser subscribes later', async () => {
    const { renewSubscription, unsubscribe } = await import('./push');
    agreed(7);
    beforeSubscription = unsubscribe;
    await renewSubscription();
    expect([received, held]).toEqual([['DELETE'], null]);
  });

  it('stay on for a new player who wants them', async () => {
    const { renewSubscription } = await import('./push');
    agreed(7);
    beforeSubscription = async () => wants(8);
    await renewSubscription();
    expect([received, held?.endpoint]).toEqual([[], 'https://push.example/new']);
  });
});

describe('the person’s decision', () => {
  it.each(['granted', 'denied'] as const)(
    'tracks the answer %s of the browser’s prompt once, and nothing for a known answer',
    async (given) => {
      const { askForPush } = await import('./push');
      vi.stubGlobal('Notification', {
        get permission() {
          return permission;
        },
        requestPermission: async () => (permission = given),
      });
      await askForPush();
      await askForPush();
      expect(events).toEqual([`push_${given}`]);
    },
  );

  it('a dismissed browser prompt isn’t tracked', async () => {
    const { askForPush } = await import('./push');
    vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => 'default' });
    await askForPush();
    expect(events).toEqual([]);
  });

  it.each([
    ['Yes', 'push_soft_yes'],
    ['No', 'push_soft_no'],
  ])('tracks our own prompt answered with %s', async (word, event) => {
    const [{ noteMoment, usePushQuestion }, { render }] = await Promise.all([import('./earned-moment'), import('#tests/support/render')]);
    const Question = () => {
      const { isAsked, answer } = usePushQuestion({ isInRound: false, isInCashbox: false });
      return isAsked ? <button onClick={() => answer(word === 'Yes' ? 'yes' : 'no')}>{word}</button> : null;
    };
    noteMoment('tournament_joined');
    shown = await render(<Question />);
    await act(async () => shown!.page.querySelector('button')!.click());
    expect([events, shown.page.querySelector('button')]).toEqual([[event], null]);
  });
});

describe('this device’s switch', () => {
  const press = async (name: string) => {
    await act(async () => [...shown!.page.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click());
    await shown!.settle();
  };

  it('turns pushes on, off, and on again', async () => {
    const [{ PushSwitch }, { render }] = await Promise.all([import('./push-switch'), import('#tests/support/render')]);
    shown = await render(<PushSwitch />);
    expect(shown.page.textContent).toContain('Notifications are off on this device.');
    await press('Turn on');
    expect(shown.page.textContent).toContain('Notifications are on for this device.');
    await press('Turn off');
    expect(shown.page.textContent).toContain('Notifications are off on this device.');
    await press('Turn on');
    expect(received).toEqual(['PUT https://push.example/new', 'DELETE', 'PUT https://push.example/new']);
  });
});

describe('the push sheet', () => {
  it.each(['/play/orbit-house/penumbral-mare', '/sfu/orbit-house/penumbral-mare', '/?modal=deposit'])(
    'waits while the player is at %s [PWA-006a]',
    async (address) => {
      const [{ noteMoment, forgetMoment }, { default: PushQuestion }, { render }] = await Promise.all([
        import('./earned-moment'),
        import('../../../shell/prompts/push-question'),
        import('#tests/support/render'),
        import('./push-sheet'),
      ]);
      shown = await render(<PushQuestion />);
      const isAsked = () => document.body.textContent.includes('Turn on notifications?');
      await shown.go(address);
      await act(async () => noteMoment('tournament_joined'));
      await shown.settle();
      expect(isAsked()).toBe(false);
      await shown.go('/');
      await shown.until(() => expect(isAsked()).toBe(true));
      await act(async () => forgetMoment());
    },
  );

  it('waits for a while after a loss [PWA-006a]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T12:00:00Z') });
    const [{ forgetMoment, noteLoss, noteMoment, usePushQuestion }, { render }] = await Promise.all([
      import('./earned-moment'),
      import('#tests/support/render'),
    ]);
    const Question = () => <p>{usePushQuestion({ isInRound: false, isInCashbox: false }).isAsked ? 'asked' : 'quiet'}</p>;
    shown = await render(<Question />);
    const at = async (minute: number, happening: () => void) => {
      vi.setSystemTime(new Date(`2026-05-01T12:${minute}:00Z`));
      await act(async () => happening());
      return shown!.page.textContent;
    };
    expect([
      await at(10, noteLoss),
      await at(15, () => noteMoment('tournament_joined')),
      await at(21, () => noteMoment('tournament_joined')),
    ]).toEqual(['quiet', 'quiet', 'asked']);
    await act(async () => forgetMoment());
    expect(shown.page.textContent).toBe('quiet');
  });
});

describe('where pushes are possible', () => {
  it('is on a brand’s hosts only, as configured by operators or as built [PWA-006c]', async () => {
    const [{ pushAbility }, { renewSubscription }] = await Promise.all([import('./push-ability'), import('./push')]);
    const operators = new Sites({ ...builtInSites.brands, perigee: { ...builtInSites.brands.perigee, hosts: ['casino.example'] } });
    permission = 'granted';
    held = { endpoint: 'https://push.example/known', key: bytes(KEY) };
    const abilityAt = (site: Site) => ((document.documentElement.dataset['site'] = JSON.stringify(siteForPage(site))), pushAbility());
    expect(abilityAt(builtInSites.at('meridian.localhost:4000'))).toBe('granted');
    expect(abilityAt(operators.at('casino.example'))).toBe('granted');
    expect(abilityAt(builtInSites.at('meridian.localhost.evil.example'))).toBe('unsupported');
    await renewSubscription();
    expect(received).toEqual([]);
    abilityAt(builtInSites.at('localhost'));
  });
});
