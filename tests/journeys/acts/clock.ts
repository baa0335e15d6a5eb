import type { Page } from '@playwright/test';

const STEP_SECONDS = 15;

/** Resolves once the page has done what it had put off: React works in messages of its own, which no clock holds up. */
const settle = () =>
  new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    port2.postMessage(null);
  });

/**
 * Lets time pass on the installed clock of a page, step by step. What closes by itself needs several timers with a render
 * in between, so right after a single jump it would still stand there.
 */
export async function passTime(page: Page, seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= STEP_SECONDS) {
    await page.clock.fastForward(Math.min(left, STEP_SECONDS) * 1000);
    await page.evaluate(settle);
  }
}
