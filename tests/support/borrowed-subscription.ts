import type { BrowserContext } from '@playwright/test';
import type { PushDevice } from './push-device';

/** The permission state, and the key that the page subscribed with. */
export interface BorrowedSubscription {
  /** Base64url; null until the page has subscribed. */
  key: string | null;
  /** How often the browser's own prompt was opened. */
  prompts: number;
}

/**
 * Replaces what doesn't work without the browser vendor's push service: the permission prompt, which is accepted, and the
 * subscription, which is the test device's. The rest is the product's own code.
 */
export async function fakeSubscription(context: BrowserContext, origin: string, device: PushDevice): Promise<BorrowedSubscription> {
  const lent: BorrowedSubscription = { key: null, prompts: 0 };
  await context.clearPermissions();
  await context.exposeBinding('personAllows', async () => {
    lent.prompts += 1;
    await context.grantPermissions(['notifications', 'background-sync'], { origin });
  });
  await context.exposeBinding('subscribedWith', (_source, key: string) => {
    lent.key = key;
  });
  await context.addInitScript(replacePushManager, device.subscription);
  return lent;
}

/** Runs in the page. */
function replacePushManager({ endpoint, expiration_time, keys }: PushDevice['subscription']): void {
  const { personAllows, subscribedWith } = window as unknown as {
    personAllows(): Promise<void>;
    subscribedWith(key: string): Promise<void>;
  };
  const KEPT = 'lent-subscription';
  const subscriptionOf = (key: string) => ({
    options: { applicationServerKey: Uint8Array.from(atob(key), (character) => character.charCodeAt(0)).buffer },
    toJSON: () => ({ endpoint, expirationTime: expiration_time, keys }),
    unsubscribe: async () => {
      localStorage.removeItem(KEPT);
      return true;
    },
  });
  Object.assign(PushManager.prototype, {
    getSubscription: async () => {
      const key = localStorage.getItem(KEPT);
      return key ? subscriptionOf(key) : null;
    },
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      const key = btoa(String.fromCharCode(...applicationServerKey));
      localStorage.setItem(KEPT, key);
      await subscribedWith(key.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''));
      return subscriptionOf(key);
    },
  });
  Notification.requestPermission = async () => {
    await personAllows();
    return Notification.permission;
  };
}
