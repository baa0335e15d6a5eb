import { request, type Page } from '@playwright/test';
import { putNotificationSettings } from '#contract/calls/notifications';
import { ensureBuild } from '../support/build';
import { openFirefox } from '../support/firefox';
import { depositEuros, send, signInPlayer, signUpPlayer } from '../support/player';
import { startPushMailboxes } from '../support/push-mailboxes';
import { startServer } from '../support/server';
import { median, single, type Bench } from './measurement';

const pushes = 50;
const cents = 1_000;

/** Turns notifications on in the app, then leaves it: the measured pushes arrive with no window of it open. */
async function subscribe(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/profile/notifications`);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'Turn off' }).waitFor();
  await page.goto(`${baseUrl}/icons/perigee/icon-192.png`);
}

/** Waits for the one notification of a push, closes it, and returns when it appeared, in epoch ms. */
function nextShown(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    for (;;) {
      const [shown] = await registration.getNotifications();
      const at = Date.now();
      shown?.close();
      if (shown) return at;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
}

/**
 * Real web push in Firefox: from the call that settles a deposit, through queue, encryption, push service and worker, to the
 * notification.
 */
export const push: Bench = {
  name: 'push',
  async run() {
    ensureBuild();
    const service = await startPushMailboxes();
    const server = await startServer({ env: service.trust, log: 'bench-results/push-server.log' });
    const firefox = await openFirefox(service.socketUrl);
    const elsewhere = await request.newContext();
    const times: number[] = [];
    try {
      const player = await signUpPlayer(elsewhere, server.baseUrl, server.dataDir);
      const { body } = putNotificationSettings.example;
      await send(elsewhere, server.baseUrl, putNotificationSettings, { body: { ...body, quiet_hours: false } });
      const page = await firefox.context.newPage();
      await signInPlayer(page.request, server.baseUrl, player);
      await subscribe(page, server.baseUrl);
      for (let sent = 0; sent < pushes; sent += 1) {
        const shown = nextShown(page);
        const askedAt = Date.now();
        await depositEuros(elsewhere, server.baseUrl, cents);
        times.push((await shown) - askedAt);
      }
    } finally {
      await elsewhere.dispose();
      await firefox.discard();
      await server.stop();
      await service.close();
    }
    return [
      single(`real push to Firefox, from the deposit to the notification, median of ${pushes}`, 'ms', median(times), { atMost: 1_000 }),
    ];
  },
};
