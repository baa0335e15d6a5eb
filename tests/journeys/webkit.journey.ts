import { FaultProxy } from '../support/fault-proxy';
import { expect, test as plain } from '../support/journey';
import { lastKnownAddresses } from '../support/device-contents';
import { openWebKit, type WebKit } from '../support/webkit';

/** A WebKit window whose requests go through a proxy that can cut the connection. */
const test = plain.extend<{ webkit: WebKit; line: FaultProxy }>({
  webkit: async ({}, provide) => {
    const webkit = await openWebKit();
    await provide(webkit);
    await webkit.close();
  },
  line: async ({ baseURL }, provide) => {
    const line = await FaultProxy.start(Number(new URL(baseURL!).port));
    await provide(line);
    await line.close();
  },
});

/** The app's prefetching on a first visit, some seconds after the lobby shows. */
const readAhead = ['/api/lobby', '/api/tournaments', '/api/games?category=slots&page=1'];

/** Recovery shows within this time. */
const HEALED = { timeout: 10_000 };

test('in WebKit the app starts and navigates, also offline, and recovers online [OFF-001a, OFF-001b, OFF-001c]', {
  tag: '@webkit',
}, async ({ webkit, line }) => {
  test.slow();
  await webkit.open(line.url);
  await expect.poll(webkit.text).toContain('Top games');
  // The prefetching of a first visit is over by then.
  await webkit.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => webkit.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await webkit.follow('Live');
  await expect.poll(webkit.title).toBe('Live – Perigee');
  await expect.poll(webkit.text).toContain('Orbit Live Roulette');
  await webkit.follow('Lobby');
  await expect.poll(webkit.title).toBe('Perigee – slots, roulette and tournaments');
  const missing = async () => {
    const kept = await lastKnownAddresses(webkit);
    return readAhead.filter((address) => !kept.includes(address));
  };
  await expect.poll(missing, { timeout: 30_000 }).toEqual([]);

  line.cut();
  const asked = line.exchanges.length;
  await webkit.open(line.url);
  await expect.poll(webkit.text).toContain('Top games');
  await webkit.follow('Slots');
  await expect.poll(webkit.title).toBe('Slots – Perigee');
  await expect.poll(webkit.text).toMatch(/Slots\s+\d+ games/);
  await webkit.open(`${line.url}/tournaments`);
  await expect.poll(webkit.text).toContain('Night Watch');
  // A page that wasn't prefetched shows that it's loading; after its retries it shows an error, and loads once there is a network.
  await webkit.follow('Night Watch');
  await expect.poll(webkit.text).toContain('Still loading…');
  await expect.poll(webkit.text, { timeout: 45_000 }).toContain('No connection');
  expect(line.exchanges).toHaveLength(asked);

  line.heal();
  await expect.poll(webkit.title, HEALED).toBe('Night Watch – Perigee');
  await expect.poll(webkit.text).toContain('Leaderboard');
});
