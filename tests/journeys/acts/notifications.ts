import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { putNotificationSettings, putPushSubscription } from '#contract/calls/notifications';
import { type OpenedPush, type PushDevice, receivedBy } from '../../support/push-device';
import { send } from '../../support/player';

/** Turns quiet hours off, since journeys run at any hour. */
export async function wakeAtNight(request: APIRequestContext, baseURL: string): Promise<void> {
  const { body } = putNotificationSettings.example;
  await send(request, baseURL, putNotificationSettings, { body: { ...body, quiet_hours: false } });
}

/** Accepts our push sheet, and then the browser's prompt. */
export async function agreeToMessages(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Turn on notifications?' });
  await sheet.getByRole('button', { name: 'Turn on' }).click();
  // A worker receives the pushes: on a first visit it's still being installed.
  await expect(sheet).toBeHidden({ timeout: 20_000 });
}

/** Subscribes a device to the pushes of a request's player. */
export async function subscribeDevice(request: APIRequestContext, baseURL: string, device: PushDevice): Promise<void> {
  await send(request, baseURL, putPushSubscription, { params: { device: device.name }, body: device.subscription });
}

/** Waits until a device has received this many pushes; returns all of them. */
export async function pushesTo(request: APIRequestContext, device: PushDevice, count: number): Promise<OpenedPush[]> {
  await expect.poll(async () => (await receivedBy(request, device)).length).toBeGreaterThanOrEqual(count);
  return receivedBy(request, device);
}
