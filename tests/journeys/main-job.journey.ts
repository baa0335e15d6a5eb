import { randomUUID } from 'node:crypto';
import { profileTest as test } from '../support/journey';
import { deposit } from './walk/deposit';
import { install } from './walk/install';
import { lookAround } from './walk/lobby';
import { goWithoutNetwork } from './walk/offline';
import { play } from './walk/play';
import { receivePush } from './walk/push';
import { listen } from './walk/real-time';
import { signUp } from './walk/sign-up';

test('the main job, end to end: one player on one device, from the lobby to live events [ROUTE-001a, ROUTE-004b, ROUTE-006a, ROUTE-007, ROUTE-017a, ROUTE-025a, ROUTE-025b, AUTH-001c, FORM-022a, WIDG-007a, JACK-001b, GAME-002a, TOUR-003a, TOUR-003b, TOUR-003c, TOUR-003d, PWA-004a, PWA-004c, PWA-006a, PWA-007a, PWA-007b, PWA-007d, OFF-001b, OFF-001c, OFF-002a, OFF-002c, NOTIF-003b, RT-001b, RT-002b]', {
  tag: '@phone',
}, async ({ page, baseURL, dataDir, device, guard, goOffline, goOnline, playwright }) => {
  test.setTimeout(300_000);
  const elsewhere = await playwright.request.newContext();
  const email = `walker-${randomUUID()}@perigee.example`;
  const walk = { page, email, baseURL: baseURL!, dataDir, device, guard, elsewhere, goOffline, goOnline };
  await test.step('lobby', () => lookAround(walk));
  await test.step('sign-up', () => signUp(walk));
  await test.step('deposit', () => deposit(walk));
  await test.step('play', () => play(walk));
  walk.page = await test.step('install', () => install(walk));
  await test.step('push', () => receivePush(walk));
  await test.step('offline', () => goWithoutNetwork(walk));
  await test.step('real time', () => listen(walk));
  await elsewhere.dispose();
});
