import { activateBonus, useCoupon } from '#contract/calls/gifts';
import { expect, expectNoViolations, test } from '../support/journey';
import { forgetBirthday } from '../support/operator';
import { send } from '../support/player';
import { balanceAfter, frameOf, houseSlot, spinOnce } from './acts/games';

test('a guest plays a demo without an account, and real play requires one; the frame page has no shell [ROUTE-025a, ROUTE-025b, ROUTE-071a, ROUTE-071b, GAME-002a, GAME-006a]', async ({
  page,
  picture,
}) => {
  await page.goto(`${houseSlot.path}?mode=demo`);
  await expect(page.getByRole('heading', { name: houseSlot.title })).toBeVisible();
  const wayBack = page.getByRole('main').getByRole('button', { name: 'Leave game' });
  await expect(wayBack).toBeVisible();
  await expect(page.getByText('Demo: play money, same rules and odds.').first()).toBeVisible();
  expect(await spinOnce(page)).toMatch(/stake/i);
  await expectNoViolations(page);
  await picture('game-demo');
  await page.goto(houseSlot.path.replace('/play/', '/sfu/').concat('?mode=demo'));
  await expect(frameOf(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
  await expect(page.getByRole('heading', { name: houseSlot.title })).toBeVisible();
  await expect(wayBack).toHaveCount(0);
  await page.goto(`${houseSlot.path}?mode=demo`);
  await page.getByRole('link', { name: 'Play for real' }).click();
  await expect(page).toHaveURL(/\/registration\?redirect=/);
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
});

test('a player opens a game for real, plays a round and sees its rules, return and balance, and later a link to continue in the lobby [ROUTE-025a, ROUTE-025b, GAME-009a, GAME-010a, GAME-010d]', async ({
  page,
  richPlayer,
  picture,
}) => {
  expect(richPlayer.id).toBeGreaterThan(0);
  await page.goto(`${houseSlot.path}?mode=real`);
  const strip = page.getByRole('main');
  await expect(strip.getByText('€100.00')).toBeVisible();
  await strip.getByRole('complementary', { name: 'Before your first bet:' }).getByRole('button', { name: 'Got it' }).click();
  // A frame whose game is still loading has nothing to focus.
  await expect(frameOf(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
  await strip.getByRole('button', { name: 'Rules and RTP' }).focus();
  await page.keyboard.press('Tab');
  await expect(frameOf(page).getByRole('button', { name: 'Spin' })).toBeFocused();
  const announced = await spinOnce(page);
  await expect(strip.getByText(balanceAfter(10_000, announced), { exact: true })).toBeVisible();
  await picture('game-real');
  await expectNoViolations(page);
  await strip.getByRole('button', { name: 'Rules and RTP' }).click();
  const rules = page.getByRole('dialog', { name: `Rules and RTP of ${houseSlot.title}` });
  await expect(rules.getByText(/9[4-7]\.\d+ ?%/).first()).toBeVisible();
  await expectNoViolations(page);
  await picture('game-rules');
  await rules.getByRole('button', { name: 'Paytable' }).click();
  await expect(frameOf(page).getByRole('dialog', { name: 'Rules and RTP' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Continue playing' }).getByRole('article').first()).toContainText(houseSlot.title);
});

test('on a desktop a game page has a favourite button, full screen, similar games and a link back [GAME-010b, GAME-010c, GAME-010d, GAME-010e, GAME-010f]', {
  tag: '@desktop',
}, async ({ page, richPlayer }) => {
  expect(richPlayer.id).toBeGreaterThan(0);
  await page.goto(`${houseSlot.path}?mode=real`);
  const strip = page.getByRole('main');
  await expect(strip.getByText('€100.00')).toBeVisible();
  await strip.getByRole('button', { name: 'Add to favourites' }).click();
  await expect(strip.getByRole('button', { name: 'Remove from favourites' })).toBeVisible();
  await strip.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await strip.getByRole('button', { name: 'Leave full screen' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
  await strip.getByRole('button', { name: 'Similar games' }).click();
  await expect(
    page
      .getByRole('dialog', { name: /Similar/ })
      .getByRole('article')
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await strip.getByRole('button', { name: 'Leave game' }).click();
  await expect(page).toHaveURL('/');
});

test('over a game a player sees a bonus’s wagering progress and betting rules [GAME-010g]', { tag: '@phone' }, async ({
  page,
  context,
  baseURL,
  richPlayer,
  picture,
}) => {
  expect(richPlayer.id).toBeGreaterThan(0);
  const { gift } = await send(context.request, baseURL!, useCoupon, { body: { coupon_code: 'FIRSTLIGHT' } });
  await send(context.request, baseURL!, activateBonus, { params: { id: gift!.id } });
  await page.goto(`${houseSlot.path}?mode=real`);
  const notice = page.getByRole('complementary', { name: 'Your bonus' });
  await expect(notice).toContainText('Bonus: €0.00 of €200.00 wagered. Bets on this game count 100%. Max. bet €5.00.');
  await spinOnce(page);
  await expect(notice).not.toContainText('Bonus: €0.00 of');
  await expectNoViolations(page);
  await picture('game-bonus');
  await notice.getByRole('link', { name: 'Gifts' }).click();
  await expect(page).toHaveURL(/\/profile\/gifts$/);
});

test('before playing for money, a player has to complete the provider’s required profile fields; no game is shown until then [PROF-003a, PROF-003b]', {
  tag: '@phone',
}, async ({ page, richPlayer, dataDir, guard }) => {
  guard.allow(/status of 422 .*\/api\/.*\)$/);
  await forgetBirthday(dataDir, richPlayer.id);
  await page.goto(`${houseSlot.path}?mode=real`);
  const popup = page.getByRole('dialog').filter({ has: page.getByLabel('Date of birth') });
  await expect(popup).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await popup.getByLabel('Date of birth').fill('01/02/1990');
  await popup.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.locator('iframe')).toBeVisible();
  await expect(popup).toHaveCount(0);
});
