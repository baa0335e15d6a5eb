import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';

/** Doubles the browser's font size. */
async function enlargeText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** The words in an element that are broken over two lines. */
const brokenWords = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const word of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word[0]);
      }
    return broken;
  });

test('text at 200 % on a phone keeps the bell in the header and breaks no words of titles and buttons', { tag: '@phone' }, async ({
  page,
  player,
}) => {
  expect(player.id).toBeGreaterThan(0);
  await enlargeText(page);
  await page.goto('/support');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Notifications/ })).toBeVisible();
  const chat = 'main :is(a, button):has-text("Open chat")';
  await expect(page.locator(chat)).toBeVisible();
  expect(await brokenWords(page, chat)).toEqual([]);
  await page.goto('/tournaments/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await brokenWords(page, 'h1')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
