import type { Page } from '@playwright/test';
import { locales } from '#contract/fields/locale';
import { catalogues } from '#locales/texts';
import { getLobby } from '#contract/calls/games/lobby';
import { expect, test } from '../support/journey';
import { send } from '../support/player';

/** Opens the list of languages, from a desktop's header or a phone's bar. */
async function chooseLanguage(page: Page, now: string, locale: string): Promise<void> {
  const name = (key: 'shell.language' | 'shell.menu') => catalogues[now as 'en'][key];
  const way = page.getByRole('link', { name: name('shell.language') }).or(page.getByRole('link', { name: name('shell.menu') }));
  await way.filter({ visible: true }).first().click();
  await page.getByRole('dialog').getByLabel(name('shell.language')).selectOption(locale);
}

test('every language has its own address of the lobby, and its texts [LOC-001a, ROUTE-036a]', { tag: '@phone' }, async ({ page }) => {
  for (const locale of locales) {
    await page.goto(locale === 'en' ? '/' : `/${locale}`);
    const text = catalogues[locale]['games.category.top'];
    await expect(page.getByRole('heading', { name: text, level: 2 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale === 'en-KW' ? /^en/ : locale);
  }
});

test('the lobby shows no message keys while the other pages’ messages are still loading [LOC-001c]', { tag: '@phone' }, async ({
  page,
}) => {
  await page.route(/\/assets\/[\w-]+-rest-[\w-]+\.js$/, () => undefined);
  await page.goto('/de');
  await expect(page.getByRole('heading', { name: catalogues.de['games.category.top'], level: 2 })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  const shown = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')];
    const attributes = named.flatMap((element) =>
      ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [...document.body.innerText.split('\n'), ...attributes].map((text) => text.trim());
  });
  expect(shown.filter((text) => text in catalogues.en)).toEqual([]);
});

test('the pseudo-locale shows no text that bypasses the message catalogue [LOC-001c]', { tag: '@phone' }, async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/en-KW');
  await expect(page.getByRole('link', { name: /⟦.*⟧/ }).first()).toBeVisible();
  const { rails, banners, providers } = await send(request, baseURL!, getLobby);
  const names = JSON.stringify([rails, banners, providers]);
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement } = walker.currentNode;
      if (parentElement && !parentElement.closest('script, style, noscript, [translate=no]'))
        found.push(walker.currentNode.textContent ?? '');
    }
    const labels = [...document.querySelectorAll('[aria-label], [alt], [placeholder], [title]')]
      .filter((element) => !element.closest('[translate=no]'))
      .flatMap((element) => ['aria-label', 'alt', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''));
    return [...found, ...labels].map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text));
  });
  expect(texts.length).toBeGreaterThan(50);
  const raw = texts.filter(
    (text) => !text.includes('⟦') && !names.includes(text) && !/^\w+ jackpot$|^(Nova|Orbit|Comet|Perigee)$/i.test(text),
  );
  expect(raw).toEqual([]);
});

test('the language switches on any screen, along with the address, the messages and the profile [ROUTE-035b, ROUTE-036a, AUTH-016a, AUTH-016b, FORM-019a]', {
  tag: '@phone',
}, async ({ page, player, baseURL }) => {
  await page.goto('/vip');
  // Until the app has loaded its player, links are plain ones, and a dialog's address opens over main.
  await expect(page.getByRole('link', { name: /^Balance / })).toBeVisible();
  await chooseLanguage(page, 'en', 'de');
  await expect(page).toHaveURL('/de/menu');
  await page.getByRole('dialog').getByRole('button', { name: catalogues.de['shell.close'] }).click();
  await expect(page).toHaveURL('/de/vip');
  await expect(page.getByRole('heading', { name: catalogues.de['vip.title'], level: 1 })).toBeVisible();
  await expect.poll(async () => ((await (await page.request.get(`${baseURL}/api/player`)).json()) as { locale: string }).locale).toBe('de');
  for (const [path, heading] of [
    ['/tournaments', 'competitions.title'],
    ['/profile/limits', 'limits.title'],
    ['/notifications', 'notifications.title'],
  ] as const) {
    await page.goto(`/de${path}`);
    await expect(page.getByRole('heading', { name: catalogues.de[heading], level: 1 })).toBeVisible();
  }
  await page.goto('/de/profile/limits');
  await page.getByRole('button', { name: catalogues.de['limits.set'] }).click();
  await expect(page.getByText(catalogues.de['limits.amount.wrong'])).toBeVisible();
  await page.goto('/de/notifications');
  await chooseLanguage(page, 'de', 'fr-CA');
  await page.getByRole('dialog').getByRole('button', { name: catalogues['fr-CA']['shell.close'] }).click();
  await expect(page).toHaveURL('/fr-CA/notifications');
  expect(player.id).toBeGreaterThan(0);
});
