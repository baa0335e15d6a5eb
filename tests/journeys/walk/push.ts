import { expect } from '@playwright/test';
import { payByCard } from '../acts/cashbox';
import { agreeToMessages, pushesTo } from '../acts/notifications';
import { pressNotification, shownNotifications, workerEvents } from '../../support/worker-events';
import type { Walk } from './walk';

/**
 * Step 6: the push sheet at the first launch, the subscription, and a settled deposit: pushed, encrypted for this device,
 * shown once, counted, stored in the history; a click on it opens the cashbox.
 */
export async function receivePush({ page, device }: Walk): Promise<void> {
  await agreeToMessages(page);
  const worker = await workerEvents(page);
  await page.goto('/deposit');
  const sheet = await payByCard(page, 'Successful', '20');
  await sheet.getByRole('button', { name: 'Done' }).click();
  const [push] = await pushesTo(page.context().request, device, 1);
  expect(push!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
  const { tag, title } = push!.message.notification;
  await worker.push(push!.text);
  await worker.push(push!.text);
  await expect.poll(() => shownNotifications(page)).toMatchObject([{ title, tag }]);
  await expect(page.getByRole('link', { name: 'Notifications, 2 unread' })).toBeVisible();
  await page.goto('/vip');
  await pressNotification(page, tag);
  await expect(page).toHaveURL(/\/cashbox$/);
  expect(await shownNotifications(page)).toEqual([]);
  await page.goto('/notifications');
  await expect(page.getByText('€20.00 was added to your account.')).toHaveCount(1);
}
