import type { Locator, Page } from '@playwright/test';
import { expect, expectNoViolations, test } from '../support/journey';
import { balanceAfter, frameOf } from './acts/games';

const games = {
  dice: { title: 'Orbit Dice', path: '/play/orbit-house/orbit-dice', play: 'Roll' },
  plinko: { title: 'Gravity Drop', path: '/play/orbit-house/gravity-drop', play: 'Drop ball' },
  keno: { title: 'Forty Stars Keno', path: '/play/orbit-house/forty-stars-keno', play: 'Draw numbers' },
  mines: { title: 'Crater Mines', path: '/play/orbit-house/crater-mines', play: 'Start round' },
  crash: { title: 'Burn Until Dawn', path: '/play/orbit-house/burn-until-dawn', play: 'Start round' },
  blackjack: { title: 'Orbit Blackjack', path: '/play/orbit-house/orbit-blackjack', play: 'Deal' },
  baccarat: { title: 'Orbit Baccarat', path: '/play/orbit-house/orbit-baccarat', play: 'Deal' },
  sicBo: { title: 'Orbit Sic Bo', path: '/play/orbit-house/orbit-sic-bo', play: 'Roll' },
  poker: { title: 'Orbit Jacks or Better', path: '/play/orbit-house/orbit-jacks-or-better', play: 'Deal' },
} as const;
type Name = keyof typeof games;

const inside = (page: Page, name: Name) => frameOf(page, games[name].title);
const play = (page: Page, name: Name): Locator => inside(page, name).getByRole('button', { name: games[name].play });
/** A round's announced result. */
const announced = (page: Page, name: Name) =>
  inside(page, name)
    .getByRole('status')
    .filter({ hasText: /stake/i })
    .filter({ hasNotText: /^Stake/ });

/** Opens a game for real with 100 euros; returns where its page shows the balance. */
async function open(page: Page, name: Name): Promise<Locator> {
  await page.goto(`${games[name].path}?mode=real`);
  const strip = page.getByRole('main');
  await expect(strip.getByText('€100.00').first()).toBeVisible();
  await expect(play(page, name)).toBeVisible();
  return strip;
}

/** Waits for a round's result, and checks that the page's balance has changed by it. */
async function settled(page: Page, name: Name, strip: Locator): Promise<string> {
  await expect(announced(page, name)).toBeVisible({ timeout: 20_000 });
  const words = (await announced(page, name).textContent()) ?? '';
  await expect(strip.getByText(balanceAfter(10_000, words), { exact: true }).first()).toBeVisible();
  return words;
}

for (const name of ['dice', 'plinko', 'baccarat'] as const) {
  test(`a player plays ${name} for real, and the balance follows`, { tag: '@phone' }, async ({ page, richPlayer, picture }) => {
    expect(richPlayer.id).toBeGreaterThan(0);
    const strip = await open(page, name);
    await play(page, name).click();
    await settled(page, name, strip);
    await picture(`game-${name}`);
    await expectNoViolations(page);
  });
}

test('a player bets at sic bo by keyboard, rolls, and repeats the bet', { tag: '@desktop' }, async ({ page, richPlayer, picture }) => {
  expect(richPlayer.id).toBeGreaterThan(0);
  const strip = await open(page, 'sicBo');
  const frame = inside(page, 'sicBo');
  await frame.getByRole('button', { name: /^Small:/ }).focus();
  for (const key of ['ArrowRight', 'Enter', 'Enter']) await page.keyboard.press(key);
  await expect(frame.getByRole('button', { name: 'Big: 1 to 1, €2.00' })).toBeFocused();
  await play(page, 'sicBo').click();
  expect(await settled(page, 'sicBo', strip)).toMatch(/^Rolled \d, \d, \d\. Total \d+\. /);
  await frame.getByRole('button', { name: 'Repeat' }).click();
  await expect(frame.getByRole('button', { name: 'Big: 1 to 1, €2.00' })).toBeVisible();
  await picture('game-sic-bo');
  await expectNoViolations(page);
});

test('a player picks keno numbers by keyboard and has them drawn', { tag: '@desktop' }, async ({ page, richPlayer, picture }) => {
  expect(richPlayer.id).toBeGreaterThan(0);
  const strip = await open(page, 'keno');
  const frame = inside(page, 'keno');
  await expect(play(page, 'keno')).toHaveAttribute('aria-disabled', 'true');
  await frame.getByRole('button', { name: '1', exact: true }).focus();
  for (const key of ['Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(frame.getByRole('button', { name: '10', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await play(page, 'keno').click();
  expect(await settled(page, 'keno', strip)).toMatch(/of 3 numbers hit\./);
  await picture('game-keno');
  await expectNoViolations(page);
});

test('a round of mines keeps its opened tiles through a reload and can then be cashed out', { tag: '@phone' }, async ({
  page,
  richPlayer,
  picture,
}) => {
  expect(richPlayer.id).toBeGreaterThan(0);
  const strip = await open(page, 'mines');
  const frame = inside(page, 'mines');
  // One mine: the first tile is safe 24 times of 25.
  for (let i = 0; i < 2; i++) await frame.getByRole('button', { name: 'Mines: Lower' }).click();
  await play(page, 'mines').click();
  await frame.getByRole('button', { name: 'Tile 13', exact: true }).click();
  const safe = frame.getByRole('button', { name: 'Tile 13, safe' });
  await expect(safe.or(frame.getByRole('button', { name: 'Tile 13, mine' }))).toBeVisible();
  if (await safe.isVisible()) {
    await page.reload();
    await expect(inside(page, 'mines').getByRole('button', { name: 'Tile 13, safe' })).toBeVisible();
    await picture('game-mines');
    await expectNoViolations(page);
    await inside(page, 'mines')
      .getByRole('button', { name: /^Cash out/ })
      .click();
  }
  await expect(announced(page, 'mines')).toBeVisible();
  await expect(play(page, 'mines')).toBeEnabled();
  await expect(strip.getByText('€100.00').first()).toBeHidden();
});

test('a player cashes out of a crash round before it ends, or loses the stake', { tag: '@phone' }, async ({
  page,
  richPlayer,
  picture,
  guard,
}) => {
  // A cash-out that arrives after the end is refused.
  guard.allow(/status of 422 .*\/provider\/v1\/act/);
  expect(richPlayer.id).toBeGreaterThan(0);
  const strip = await open(page, 'crash');
  await play(page, 'crash').click();
  const cashOut = inside(page, 'crash').getByRole('button', { name: 'Cash out' });
  await expect(cashOut.or(announced(page, 'crash')).first()).toBeVisible();
  await picture('game-crash');
  // The round may end before the button is pressed.
  await cashOut.click({ timeout: 3_000 }).catch(() => undefined);
  expect(await settled(page, 'crash', strip)).toMatch(/Cashed out at|The burn ended at/);
  await expectNoViolations(page);
});

test('two blackjack hands are restored after a reload without overlapping the buttons, and can be played to the end', {
  tag: '@phone',
}, async ({ page, richPlayer, picture }) => {
  expect(richPlayer.id).toBeGreaterThan(0);
  await open(page, 'blackjack');
  const frame = inside(page, 'blackjack');
  await frame.getByRole('button', { name: '2', exact: true }).click();
  await play(page, 'blackjack').click();
  const decline = frame.getByRole('button', { name: 'No insurance' });
  const stand = frame.getByRole('button', { name: 'Stand' });
  await expect(stand.or(decline).or(announced(page, 'blackjack')).first()).toBeVisible();
  if (await decline.isVisible()) await decline.click();
  await expect(stand.or(announced(page, 'blackjack')).first()).toBeVisible();
  if (await stand.isVisible()) {
    const cards = () =>
      inside(page, 'blackjack')
        .getByRole('list')
        .getByRole('listitem')
        .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label')));
    const before = await cards();
    await picture('game-blackjack');
    await expectNoViolations(page);
    await page.reload();
    await expect(inside(page, 'blackjack').getByRole('button', { name: 'Stand' })).toBeVisible();
    expect(await cards()).toEqual(before);
  }
  const again = inside(page, 'blackjack').getByRole('button', { name: 'Stand' });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 2_000 });
    await expect(announced(page, 'blackjack')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(play(page, 'blackjack')).toBeEnabled();
});

test('a video poker player holds cards by keyboard, sees the same cards after a reload, and draws', { tag: '@desktop' }, async ({
  page,
  richPlayer,
  picture,
}) => {
  expect(richPlayer.id).toBeGreaterThan(0);
  const strip = await open(page, 'poker');
  const cards = () =>
    inside(page, 'poker')
      .getByRole('group', { name: 'Cards' })
      .getByRole('button')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label')));
  const card = (number: number) => inside(page, 'poker').getByRole('button', { name: `Card ${number}:` });
  const draw = () => inside(page, 'poker').getByRole('button', { name: 'Draw', exact: true });
  await play(page, 'poker').click();
  await expect(draw()).toBeFocused();
  const dealt = await cards();
  await page.reload();
  await expect(draw()).toBeVisible();
  expect(await cards()).toEqual(dealt);
  await inside(page, 'poker').getByRole('button', { name: 'Hint' }).click();
  await expect(
    inside(page, 'poker')
      .getByText(/^Best hold: /)
      .first(),
  ).toBeVisible();
  for (const key of ['1', '2', '4', '2']) await page.keyboard.press(key);
  await expect(card(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(card(2)).toHaveAttribute('aria-pressed', 'false');
  await picture('game-poker');
  await expectNoViolations(page);
  await draw().click();
  await settled(page, 'poker', strip);
  const drawn = await cards();
  expect([drawn[0], drawn[3]]).toEqual([dealt[0], dealt[3]]);
  expect(drawn[1]).not.toBe(dealt[1]);
});

for (const name of Object.keys(games) as Name[]) {
  test(`a demo of ${name} starts without an account, in German too [GAME-002a, GAME-010a]`, { tag: '@phone' }, async ({
    page,
    picture,
  }) => {
    await page.goto(`/de${games[name].path}?mode=demo`);
    const frame = page.frameLocator('iframe[title*="' + games[name].title + '"]');
    await expect(frame.getByRole('main')).toBeVisible();
    const wide = await frame.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await expectNoViolations(page);
    await picture(`game-${name}-de`);
  });
}

test('on a phone in landscape, boards and their buttons are side by side and fully reachable', { tag: '@phone' }, async ({
  page,
  picture,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  const reached = { blackjack: ['Deal'], mines: ['Tile 1', 'Tile 25', 'Mines: Higher'], keno: ['1', '40', 'Clear'], poker: ['5'] } as const;
  for (const name of ['mines', 'keno', 'poker', 'blackjack'] as const) {
    await page.goto(`${games[name].path}?mode=demo`);
    const frame = inside(page, name);
    for (const label of reached[name]) await expect(frame.getByRole('button', { name: label, exact: true })).toBeInViewport({ ratio: 1 });
    await expect(play(page, name)).toBeInViewport({ ratio: 1 });
    const board = (await frame.getByRole('region', { name: /board|table/i }).boundingBox())!;
    const button = (await play(page, name).boundingBox())!;
    expect(board.height, name).toBeGreaterThan(120);
    expect(board.x + board.width, name).toBeLessThanOrEqual(button.x);
  }
  await play(page, 'blackjack').click();
  for (const hand of ['Dealer', 'Hand 1']) {
    const cards = inside(page, 'blackjack').getByRole('list', { name: hand }).getByRole('listitem');
    await expect(cards.nth(1)).toBeInViewport({ ratio: 1 });
  }
  await picture('game-blackjack-sideways');
});

test('instant games and blackjack are listed in their categories', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/games/instant');
  await expect(page.getByRole('heading', { name: 'Instant games' })).toBeVisible();
  for (const name of ['dice', 'plinko', 'keno', 'mines', 'crash'] as const)
    await expect(page.getByRole('article').filter({ hasText: games[name].title })).toBeVisible();
  await page.goto('/games/blackjack');
  await expect(page.getByRole('article').filter({ hasText: games.blackjack.title })).toBeVisible();
});
