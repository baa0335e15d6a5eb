import type { Page } from '@playwright/test';
import { acceptCookies, expect, expectNoViolations, test } from '../support/journey';
import { endLivePhases, muteInChat } from '../support/operator';
import { depositEuros, signUpPlayer } from '../support/player';
import { balanceAfter } from './acts/games';

const title = 'Orbit Live Roulette';
const inside = (page: Page) => page.frameLocator('iframe[title^="Game "]');
const announced = (page: Page) => inside(page).getByRole('status').filter({ hasText: /stake/i });

/** Ends one phase after the other until a frame shows this one. */
async function passTo(page: Page, dataDir: string, phase: string | RegExp): Promise<void> {
  const shown = inside(page).locator('.live-phase').getByText(phase);
  await expect(async () => {
    // A new phase may have begun in the meantime; it mustn't be ended too.
    if (!(await shown.isVisible())) await endLivePhases(dataDir);
    await expect(shown).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 40_000 });
}

/** Puts one chip on red and places it. */
async function betOnRed(page: Page): Promise<void> {
  await inside(page).getByRole('button', { name: 'Red', exact: true }).click();
  await inside(page).getByRole('button', { name: 'Place bet' }).click();
  await expect(inside(page).getByRole('button', { name: 'Bet placed' })).toBeVisible();
}

test('two players bet in the same round of a live table, which the lobby shows, and both are paid by the same number [ROUTE-003a, GAME-002a]', {
  tag: '@desktop',
}, async ({ page, richPlayer, browser, baseURL, dataDir, picture }) => {
  expect(richPlayer.id).toBeGreaterThan(0);
  await page.goto('/live');
  const tile = page.getByRole('article').filter({ hasText: title });
  await expect(tile.getByText(/Place your bets|Round in progress/)).toBeVisible();
  await expectNoViolations(page);
  await picture('live');
  const context = await browser.newContext({ baseURL: baseURL! });
  await acceptCookies(context, baseURL!);
  await signUpPlayer(context.request, baseURL!, dataDir);
  await depositEuros(context.request, baseURL!, 10_000);
  const other = await context.newPage();
  await Promise.all([tile.getByRole('link', { name: title }).click(), other.goto('/play/orbit-house/orbit-live-roulette?mode=real')]);
  for (const each of [page, other]) await expect(inside(each).getByText('2 here')).toBeVisible({ timeout: 20_000 });
  // Starts with a new round, so that both bets reach the same one.
  await passTo(page, dataDir, 'Next round in');
  await passTo(page, dataDir, 'Place your bets');
  await Promise.all([betOnRed(page), betOnRed(other)]);
  await expect(inside(page).getByText('2 betting')).toBeVisible();
  await expectNoViolations(page);
  await picture('live-table');
  await passTo(page, dataDir, 'Next round in');
  for (const each of [page, other]) await expect(announced(each)).toBeVisible({ timeout: 10_000 });
  const [words, others] = await Promise.all([announced(page).textContent(), announced(other).textContent()]);
  expect(words).toBe(others);
  await expect(page.getByText(balanceAfter(10_000, words ?? ''), { exact: true }).first()).toBeVisible();
  await inside(page).getByRole('button', { name: 'Table statistics' }).click();
  await inside(page).getByRole('button', { name: 'Check this round' }).click();
  await expect(inside(page).getByText(/^Verified: this seed matches the published hash/)).toBeVisible();
  await context.close();
});

/** Records a game's announcements: the next one may replace one within a moment. Returns a wait for one of them. */
async function listen(page: Page): Promise<(words: RegExp) => Promise<void>> {
  const body = inside(page).locator('body');
  await body.evaluate((root) => {
    const said: string[] = [];
    const note = () => {
      for (const { textContent } of root.querySelectorAll('[role="status"]'))
        if (textContent && !said.includes(textContent)) said.push(textContent);
      root.dataset['said'] = JSON.stringify(said);
    };
    new MutationObserver(note).observe(root, { subtree: true, childList: true, characterData: true });
    note();
  });
  const heard = async () => JSON.parse((await body.getAttribute('data-said')) ?? '[]') as string[];
  return (words) => expect.poll(heard, { timeout: 20_000 }).toContainEqual(expect.stringMatching(words));
}

test('a player sits down at live blackjack, decides and is paid, all by keyboard and with every step announced [ROUTE-003a]', {
  tag: '@desktop',
}, async ({ page, richPlayer, dataDir, picture }) => {
  expect(richPlayer.id).toBeGreaterThan(0);
  const stand = inside(page).getByRole('button', { name: 'Stand' });
  const press = async (name: string | RegExp) => {
    await inside(page).getByRole('button', { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  await page.goto(`/play/orbit-house/parallax-live-blackjack?mode=real`);
  await passTo(page, dataDir, 'Place your bets');
  const heard = await listen(page);
  await press(/^€1\.00 chip/);
  await press(/^Seat 3, Free/);
  await heard(/^Seat 3, €1\.00/);
  await press('Place bet');
  await expect(inside(page).getByRole('button', { name: /^Seat 3, You/ })).toBeVisible();
  await heard(/^Bet placed: €1\.00/);
  await passTo(page, dataDir, /Your turn|Next round in/);
  // A dealt blackjack leaves nothing to decide.
  if (await stand.isVisible()) {
    await heard(/^Your turn at seat 3, hand 1\. You: .* Dealer: /);
    // On a busy machine the time to decide may run out first; then the hand stands too.
    await stand.press('Enter', { timeout: 5_000 }).catch(() => undefined);
    await expect(stand).toBeHidden();
    await passTo(page, dataDir, 'Next round in');
  }
  await expect(announced(page)).toBeVisible();
  const words = (await announced(page).textContent()) ?? '';
  await expect(page.getByText(balanceAfter(10_000, words), { exact: true }).first()).toBeVisible();
  await expectNoViolations(page);
  await picture('live-blackjack');
});

test('players chat at a live table: a link is refused, a reported line’s author is hidden, and a muted player can’t write [ROUTE-003a]', {
  tag: '@desktop',
}, async ({ page, richPlayer, browser, baseURL, dataDir, guard, picture }) => {
  guard.allow(/status of 422 .*\/live\/chat\/say\)$/, /status of 403 .*\/live\/chat\/say\)$/);
  const context = await browser.newContext({ baseURL: baseURL! });
  await acceptCookies(context, baseURL!);
  await signUpPlayer(context.request, baseURL!, dataDir);
  const other = await context.newPage();
  const chat = (each: Page) => inside(each).getByRole('complementary', { name: 'Chat' });
  for (const each of [page, other]) {
    await each.goto('/play/orbit-house/apogee-live-baccarat?mode=real');
    await inside(each).getByRole('button', { name: 'Chat' }).click();
    await expect(chat(each).getByText('In the chat:')).toBeVisible();
  }
  const write = async (words: string) => {
    await chat(page).getByRole('textbox', { name: 'Your message' }).fill(words);
    await page.keyboard.press('Enter');
  };
  await write('See www.example.org');
  await expect(chat(page).getByText('Links aren’t allowed in the chat.')).toBeVisible();
  await write('Good evening');
  await expect(chat(page).getByRole('log').getByText('Good evening')).toBeVisible();
  const line = chat(other).getByRole('log').locator('[data-line]').filter({ hasText: 'Good evening' });
  await line.getByRole('button', { name: /^Options for / }).click();
  await line.getByRole('button', { name: 'Report' }).click();
  await line.getByRole('button', { name: 'Something else' }).click();
  await expect(chat(other).getByText(/^Thank you\. We’ll review/)).toBeVisible();
  await expectNoViolations(other);
  await picture('live-chat');
  await line.getByRole('button', { name: /^Options for / }).click();
  await line.getByRole('button', { name: /^Hide / }).click();
  await expect(line).toHaveCount(0);
  await muteInChat(dataDir, richPlayer.id);
  await write('Hello again');
  await expect(chat(page).getByText(/^You can’t write in the chat for now/)).toBeVisible();
  await context.close();
});
