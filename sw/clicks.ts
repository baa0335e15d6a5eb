import { busyWindows } from '#offline/busy-windows';
import { keepClick, settleClick } from '#offline/pending-clicks';
import { pathInLocale, pathWithoutLocale } from '#rules/locale/address';
import { database } from './database';
import { deviceLocale } from './locale';
import { versioned, windows } from './pages';
import type { ShownData } from './push';
import { record } from './record';
import { scope } from './scope';
import { CLICK_RESPONSE_MS } from './timing';

/** Pages that handle money: a window that has just opened one may not have reported yet that it's busy. */
const withMoney = /^\/(?:play\/|sfu\/|accounts\/|deposit|withdraw|cashbox)/;

type Clicked = Pick<ExtendableEvent, 'waitUntil'> & { readonly notification: Pick<Notification, 'close' | 'data'> };

/** A notification was clicked: exactly one window navigates there or shows it (PWA-007). */
export function onNotificationClick(event: Clicked): void {
  event.notification.close();
  event.waitUntil(Promise.all([lead(event.notification.data as ShownData), record('push_clicked')]));
}

/** A notification was dismissed without a click. */
export function onNotificationClose(event: Pick<ExtendableEvent, 'waitUntil'>): void {
  event.waitUntil(record('push_closed'));
}

/**
 * A window in a round or in the cashbox gets a message and stays where it is; otherwise a window is focused and navigates;
 * otherwise one opens. The click is stored until a window has responded, because the browser may stop the worker in between.
 */
async function lead({ id, path }: ShownData): Promise<void> {
  const address = pathInLocale(await deviceLocale(), path);
  await keepClick(database, { id, path, at: Date.now() });
  const open = await windows();
  const busy = await busyWindows(database);
  const isBusy = ({ id: client, url }: WindowClient) => busy.has(client) || withMoney.test(pathWithoutLocale(new URL(url).pathname));
  const page = open.find(isBusy) ?? open.find(({ focused }) => focused) ?? open[0];
  const isSettled = page ? await postClick(page, { id, path }, isBusy(page), address) : (await scope.clients.openWindow(address)) !== null;
  if (isSettled) await settleClick(database, id);
}

/**
 * The page is asked to navigate. If it doesn't respond, the worker navigates it, unless it's busy: then it finds the stored click once it
 * responds again. Returns whether the click is handled.
 */
async function postClick(page: WindowClient, shown: ShownData, isBusy: boolean, address: string): Promise<boolean> {
  await page.focus().catch(() => undefined);
  if (await isConfirmed(page, shown)) return true;
  if (isBusy) return false;
  await page.navigate(address).catch(() => scope.clients.openWindow(address));
  return true;
}

function isConfirmed(page: WindowClient, { id, path }: ShownData): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), CLICK_RESPONSE_MS);
    port1.onmessage = () => {
      clearTimeout(timer);
      port1.close();
      resolve(true);
    };
    page.postMessage(versioned({ kind: 'navigate', id, path }), [port2]);
  });
}
