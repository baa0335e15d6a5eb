import { updateLocale } from '#contract/calls/account/preferences';
import { expect, profileTest as test } from '../support/journey';
import { untilPlayerKnown, untilStored } from '../support/device-contents';
import { fakeSubscription } from '../support/borrowed-subscription';
import { announceTournament, startTournament } from '../support/operator';
import { depositEuros, send, signInPlayer, signUpPlayer } from '../support/player';
import { makePushDevice, receivedBy } from '../support/push-device';
import { readVapid } from '../support/vapid-token';
import { clearNotifications, pressNotification, shownNotifications, watchBadge, workerEvents } from '../support/worker-events';
import { signOut } from './acts/sign-in';
import { frameOf, houseSlot } from './acts/games';
import { agreeToMessages, pushesTo, subscribeDevice, wakeAtNight } from './acts/notifications';

test('joining a tournament opens the push sheet, and the subscribed device gets an encrypted push when it starts, which the open page shows too [TOUR-004b, PWA-006a]', {
  tag: '@phone',
}, async ({ page, player, baseURL, dataDir, device, picture }) => {
  expect(player.id).toBeGreaterThan(0);
  const lent = await fakeSubscription(page.context(), baseURL!, device);
  const tournament = await announceTournament(dataDir, `Night ${player.id}`);
  await wakeAtNight(page.request, baseURL!);
  await page.goto(`/tournaments/${tournament}`);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('dialog', { name: 'Turn on notifications?' })).toBeVisible();
  expect(lent.prompts).toBe(0);
  await picture('push-question');
  await agreeToMessages(page);
  expect(lent.prompts).toBe(1);

  await expect(page.getByText(/^Starts in/).first()).toBeVisible();
  await startTournament(dataDir, tournament);
  await expect(page.getByText(/^Ends in/).first()).toBeVisible();
  const [push] = await pushesTo(page.request, device, 1);
  const { headers, text, message } = push!;
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(3000);
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal', topic: expect.stringMatching(/^[\w-]{1,32}$/) });
  expect(Number(headers.ttl)).toBeGreaterThan(7_000);
  expect(Number(headers.ttl)).toBeLessThanOrEqual(7_200);
  const { key, claims, isGenuine } = readVapid(headers.authorization);
  expect({ key, aud: claims.aud, isGenuine }).toEqual({
    key: lent.key,
    aud: new URL(device.subscription.endpoint).origin,
    isGenuine: true,
  });
  expect(message).toMatchObject({
    notification: {
      title: `Night ${player.id} has started`,
      navigate: `${baseURL}/tournaments/${tournament}`,
      data: { player: player.id, category: 'competitions' },
    },
  });
});

test('a settled deposit shows one notification even if pushed repeatedly; bell and badge count it, and a click opens it once [PWA-007a, PWA-007b, PWA-007c, PWA-007d]', {
  tag: '@phone',
}, async ({ page, player, baseURL, device }) => {
  expect(player.id).toBeGreaterThan(0);
  await subscribeDevice(page.request, baseURL!, device);
  await page.goto('/vip');
  await untilPlayerKnown(page, player.id);
  const worker = await workerEvents(page);
  const badges = await watchBadge(page);
  await depositEuros(page.request, baseURL!, 5_000);
  const [push] = await pushesTo(page.request, device, 1);
  expect(push!.headers.urgency).toBe('high');
  expect(push!.message.notification.body).not.toContain('50');
  await page.bringToFront();
  await worker.push(push!.text);
  await expect
    .poll(() => shownNotifications(page))
    .toMatchObject([{ title: 'Your deposit has arrived', tag: push!.message.notification.tag }]);
  await expect.poll(badges).toContain(1);
  await worker.push(push!.text);
  await worker.stop();
  await worker.push(push!.text);
  await worker.push('{broken');
  await expect
    .poll(async () => (await shownNotifications(page)).map(({ title }) => title).sort())
    .toEqual(['There’s something new for you', 'Your deposit has arrived']);
  await expect(page.getByRole('link', { name: /1 unread/ })).toBeVisible();

  await pressNotification(page, push!.message.notification.tag);
  await expect(page).toHaveURL(/\/cashbox$/);
  await expect.poll(async () => (await shownNotifications(page)).map(({ tag }) => tag)).toEqual(['neutral']);
  await page.goto('/notifications');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Your deposit has arrived' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Your deposit has arrived' })).toHaveCount(1);
  await expect(page.getByText('€50.00 was added to your account.')).toBeVisible();
});

test('a push received without an open window is in the history at the next start, also offline [NOTIF-003a]', { tag: '@phone' }, async ({
  context,
  page,
  player,
  baseURL,
  device,
  goOffline,
}) => {
  expect(player.id).toBeGreaterThan(0);
  await subscribeDevice(page.request, baseURL!, device);
  await page.goto('/notifications');
  await untilPlayerKnown(page, player.id);
  await untilStored(page, '/api/lobby');
  const next = await context.newPage();
  const worker = await workerEvents(page, next);
  await page.close();
  await depositEuros(context.request, baseURL!, 5_000);
  const [push] = await pushesTo(context.request, device, 1);
  await worker.push(push!.text);
  await goOffline();
  await next.goto('/notifications');
  await expect(next.getByRole('main').getByRole('heading', { name: 'Your deposit has arrived' })).toBeVisible();
});

test('a click on a notification doesn’t leave a round or the cashbox: the notification is shown there and navigates on request [PWA-007b]', {
  tag: '@phone',
}, async ({ page, player, baseURL, device }) => {
  expect(player.id).toBeGreaterThan(0);
  await subscribeDevice(page.request, baseURL!, device);
  await depositEuros(page.request, baseURL!, 10_000);
  await pushesTo(page.request, device, 1);
  let endRound = () => undefined as void;
  await page.route(/\/provider\/v1\/settle$/, (route) => void (endRound = () => void route.continue()));
  await page.goto(`${houseSlot.path}?mode=real`);
  const worker = await workerEvents(page);
  await depositEuros(page.request, baseURL!, 2_000);
  const [, push] = await pushesTo(page.request, device, 2);
  const { tag } = push!.message.notification;
  const decided = page.waitForResponse(/\/provider\/v1\/wager$/);
  await frameOf(page).getByRole('button', { name: 'Spin' }).click();
  await decided;
  await worker.push(push!.text);
  await expect.poll(() => shownNotifications(page)).toHaveLength(1);
  await pressNotification(page, tag);
  const notices = page.getByRole('region', { name: /Notices/ });
  await expect(notices.getByText('Your deposit has arrived')).toBeVisible();
  await expect(notices.getByText('Your deposit has arrived')).toHaveCount(1);
  await expect(notices.getByRole('button', { name: 'Open cashbox' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(houseSlot.path);
  endRound();

  await page.goto('/deposit');
  await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
  await worker.push('{broken');
  await expect.poll(() => shownNotifications(page)).toHaveLength(1);
  await pressNotification(page, 'neutral');
  await expect(page).toHaveURL('/deposit');
  await notices.getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL('/');
});

test('after a sign-out the device gets no new push, and a late one reveals nothing about the player [OFF-005a]', { tag: '@phone' }, async ({
  page,
  player,
  baseURL,
  dataDir,
  device,
  playwright,
}) => {
  await subscribeDevice(page.request, baseURL!, device);
  await page.goto('/vip');
  const worker = await workerEvents(page);
  await signOut(page);
  const elsewhere = await playwright.request.newContext({ baseURL });
  await signInPlayer(elsewhere, baseURL!, player);
  const other = makePushDevice(new URL(device.subscription.endpoint).origin);
  await subscribeDevice(elsewhere, baseURL!, other);
  await depositEuros(elsewhere, baseURL!, 2_000);
  await depositEuros(elsewhere, baseURL!, 3_000);
  const [push] = await pushesTo(page.request, other, 2);
  expect(await receivedBy(page.request, device)).toEqual([]);

  for (const who of ['nobody', 'the next player']) {
    if (who !== 'nobody') await signUpPlayer(page.request, baseURL!, dataDir);
    await page.goto('/');
    await expect(page.getByRole('link', { name: who === 'nobody' ? 'Sign up' : /^Balance / }).first()).toBeVisible();
    if (who !== 'nobody') await untilStored(page, '/api/player');
    await worker.push(push!.text);
    await expect.poll(() => shownNotifications(page)).toMatchObject([{ title: 'There’s something new for you', tag: 'neutral' }]);
    await clearNotifications(page);
  }
  await page.goto('/notifications');
  await expect(page.getByText('Nothing new in the last two hours.')).toBeVisible();
  await elsewhere.dispose();
});

test('a click opens the page in the player’s language, also without an open window [PWA-007a, PWA-007b]', { tag: '@phone' }, async ({
  page,
  player,
  baseURL,
  device,
  context,
}) => {
  await send(page.request, baseURL!, updateLocale, { body: { locale: 'de' } });
  expect(player.id).toBeGreaterThan(0);
  await subscribeDevice(page.request, baseURL!, device);
  await page.goto('/de/vip');
  const worker = await workerEvents(page);
  // Until the worker knows its player, it shows a neutral notification.
  await untilStored(page, '/api/player');
  await depositEuros(page.request, baseURL!, 2_000);
  const [push] = await pushesTo(page.request, device, 1);
  expect(push!.message.notification).toMatchObject({
    lang: 'de',
    title: 'Ihre Einzahlung ist eingegangen',
    navigate: `${baseURL}/de/cashbox`,
  });
  await worker.push(push!.text);
  await expect.poll(() => shownNotifications(page)).toMatchObject([{ lang: 'de', title: 'Ihre Einzahlung ist eingegangen' }]);
  await pressNotification(page, push!.message.notification.tag);
  await expect(page).toHaveURL('/de/cashbox');
  expect(context.pages()).toHaveLength(1);

  await depositEuros(page.request, baseURL!, 3_000);
  const [, later] = await pushesTo(page.request, device, 2);
  await worker.push(later!.text);
  await expect.poll(() => shownNotifications(page)).toHaveLength(1);
  const empty = await context.newPage();
  await page.close();
  await pressNotification(empty, later!.message.notification.tag);
  await empty.goto('/de/vip');
  await expect(empty).toHaveURL('/de/cashbox');
});
