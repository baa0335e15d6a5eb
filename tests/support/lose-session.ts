import type { Page } from '@playwright/test';

/**
 * Ends the session on this device only, as if its cookies had expired; the device's other cookies stay. The window leaves the
 * app first, so no read of its still uses the ended session.
 */
export async function loseSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  for (const name of ['sid', 'signed_in']) await page.context().clearCookies({ name });
}
