import { join } from 'node:path';
import type { Page } from '@playwright/test';

export const screenshotFolder = 'screenshots';

/** The path of a screen's screenshot: its name, the viewport's width, the locale. */
export function screenshotPath(name: string, width: number, locale: string): string {
  return join(screenshotFolder, `${name}-${width}-${locale}.png`);
}

/** Takes a screenshot of the page without motion, and returns the file's path. */
export async function takeScreenshot(page: Page, name: string): Promise<string> {
  const locale = await page.locator('html').getAttribute('lang');
  const path = screenshotPath(name, page.viewportSize()?.width ?? 0, locale ?? 'en');
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
  return path;
}
