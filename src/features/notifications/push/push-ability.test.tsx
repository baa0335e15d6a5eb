// @vitest-environment happy-dom
import { builtInSites, type HostSite, siteFrom, Sites, siteAttributes } from '#brands/index';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  vi.unstubAllGlobals();
});

describe('where pushes are possible', () => {
  it('is on the hosts that a brand names, by the operators or as built, and on no others [PWA-006c]', async () => {
    const [{ pushAbility }, { renewSubscription }] = await Promise.all([import('./push-ability'), import('./push')]);
    const operators = new Sites({ ...builtInSites.brands, perigee: { ...builtInSites.brands.perigee, hosts: ['casino.example'] } });
    permission = 'granted';
    held = { endpoint: 'https://push.example/known', key: bytes(KEY) };
    const abilityAt = (site: HostSite) => (
      (document.documentElement.dataset['site'] = JSON.stringify(siteAttributes(site))), pushAbility()
    );
    expect([
      abilityAt(builtInSites.at('meridian.localhost:4000')),
      abilityAt(siteFrom(siteAttributes(operators.at('casino.example')), 'casino.example')),
    ]).toEqual(['granted', 'granted']);
    expect(abilityAt(builtInSites.at('meridian.localhost.evil.example'))).toBe('unsupported');
    await renewSubscription();
    expect(received).toEqual([]);
    delete document.documentElement.dataset['site'];
  });
});
