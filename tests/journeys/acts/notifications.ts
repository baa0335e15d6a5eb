import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { putNotificationSettings, putPushSubscription } from '#contract/calls/notifications';
import { type OpenedPush, type PushDevice, receivedBy } from '../../support/push-device';
import { send } from '../../support/player';

/** Lets pushes come at any hour, since journeys run at any hour. */
export async function wakeAtNight(request: APIRequestContext, baseURL: string): Promise<void> {
  const { body } = putNotificationSettings.example;
  await send(request, baseURL, putNotificationSettings, { body: { ...body, quiet_hours: false } });
}

/** Says yes to our question about messages, and then to the browser's. */
export async function agreeToMessages(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Turn on notifications?' });
  await sheet.getByRole('button', { name: 'Turn on' }).click();
  // A worker receives the messages: on a first visit it is still being installed.
  await expect(sheet).toBeHidden({ timeout: 20_000 });
}

/** Subscribes a device to what the player of a request is told. */
export async function subscribeDevice(request: APIRequestContext, baseURL: string, device: PushDevice): Promise<void> {
  await send(request, baseURL, putPushSubscription, { params: { device: device.name }, body: device.subscription });
}

/** Waits until a device has received so many pushes; answers all of them. */
export async function pushesTo(request: APIRequestContext, device: PushDevice, count: number): Promise<OpenedPush[]> {
  await expect.poll(async () => (await receivedBy(request, device)).length).toBeGreaterThanOrEqual(count);
  return receivedBy(request, device);
}
