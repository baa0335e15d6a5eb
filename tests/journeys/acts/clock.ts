import type { Page } from '@playwright/test';

const STEP_SECONDS = 15;

/** Resolves once React's scheduled work is done: it uses message channels, which the fake clock doesn't control. */
const settle = () =>
  new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    port2.postMessage(null);
  });

/**
 * Advances the page's fake clock in steps. Closing a toast takes several timers with a render in between, so after a single jump
 * it would still be visible.
 */
export async function passTime(page: Page, seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= STEP_SECONDS) {
    await page.clock.fastForward(Math.min(left, STEP_SECONDS) * 1000);
    await page.evaluate(settle);
  }
}
