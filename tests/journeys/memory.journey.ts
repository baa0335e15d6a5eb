import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { navigateInApp } from '../support/navigate-in-app';
import { depositEuros } from '../support/player';
import { houseSlot, spinOnce } from './acts/games';

/** What somebody opens who looks around: pages that are kept, pages that aren't, lists, forms and dialogs. */
const round = [
  '/',
  '/pokies/new',
  houseSlot.path,
  '/promotions',
  '/tournaments',
  '/cashbox',
  '/?modal=search',
  '/profile',
  '/perigee-vipclub',
  '/quests',
  '/terms-and-conditions',
  '/notifications',
] as const;

/** An hour of somebody who changes the page every twenty seconds. */
const rounds = 15;

const MEGABYTE = 1024 * 1024;

interface Memory {
  bytes: number;
  elements: number;
  listeners: number;
}

/** What the page holds on to once everything has been collected that can be. */
async function memoryOf(page: Page, tools: CDPSession): Promise<Memory> {
  await navigateInApp(page, '/');
  for (let pass = 0; pass < 3; pass += 1) await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  const { metrics } = await tools.send('Performance.getMetrics');
  const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
  return { bytes: usedSize, elements: valueOf('Nodes'), listeners: valueOf('JSEventListeners') };
}

test('an hour of changing pages, playing and receiving events leaves no more than 10 MB behind', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
  richPlayer,
}) => {
  test.setTimeout(600_000);
  expect(richPlayer.id).toBeGreaterThan(0);
  await page.goto('/');
  const tools = await context.newCDPSession(page);
  await tools.send('Performance.enable');
  const lookAround = async () => {
    for (const address of round) {
      await navigateInApp(page, address);
      if (address === houseSlot.path) await spinOnce(page);
    }
    // The window is told by a live event, and reads its balance again.
    await depositEuros(context.request, baseURL!, 1_000);
  };
  // The first rounds load code, and fill what is bounded: kept pages and the cache of reads.
  for (let first = 0; first < 3; first += 1) await lookAround();
  const before = await memoryOf(page, tools);
  for (let at = 0; at < rounds; at += 1) await lookAround();
  const after = await memoryOf(page, tools);
  test.info().annotations.push({ type: 'memory', description: JSON.stringify({ before, after }) });
  expect(after.bytes - before.bytes).toBeLessThan(10 * MEGABYTE);
  expect(after.elements).toBeLessThan(1.5 * before.elements);
  expect(after.listeners).toBeLessThan(1.5 * before.listeners);
});
