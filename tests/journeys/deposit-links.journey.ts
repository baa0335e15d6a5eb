import { getPlayer } from '#contract/calls/account/profile';
import { getDepositOffers } from '#contract/calls/gifts/lists';
import { updateBonusSettings } from '#contract/calls/gifts/codes';
import { groups } from '#rules/account/groups';
import { expect, test } from '../support/journey';
import { loseSession } from '../support/lose-session';
import { send } from '../support/player';
import { changeGroups } from '../support/rewards';
import { depositSheet, expectBalance, payByCard } from './acts/cashbox';

test('a link to the deposit keeps its query, applies the window’s code, and shows the result over main [ROUTE-009a, ROUTE-010a, ROUTE-010b, ROUTE-010c, CASH-016a]', {
  tag: '@phone',
}, async ({ page, player }) => {
  expect(player.id).toBeGreaterThan(0);
  // The codes are stored and removed from the address before any of the app's code runs.
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await page.goto('/promotions?depositPromocode=no-such-code&campaign=spring', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/promotions?campaign=spring');
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await page.goto('/deposit?autoApplyPromocode=1');
  const dialog = page.getByRole('dialog', { name: 'Deposit' });
  await expect(dialog.getByRole('button', { name: /Bank card/ })).toBeVisible();
  await expect(dialog.getByText('NO-SUCH-CODE')).toHaveCount(0);
  const link = '/deposit?amountProp=75&autoApplyPromocode=true&campaign=spring';
  await page.goto(link);
  await expect(dialog.getByText('Code NO-SUCH-CODE isn’t valid')).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(link);
  await expect(page.getByRole('region', { name: 'Top games', includeHidden: true })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(link);
  await dialog.getByRole('button', { name: /Bank card/ }).click();
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('75');
});

test('signing in on the login page leads to the requested dialog, over main [ROUTE-009a, ROUTE-031, ROUTE-049b]', {
  tag: '@phone',
}, async ({ page, player }) => {
  for (const [path, name] of [
    ['/deposit?amountProp=20', 'Deposit'],
    ['/withdraw', 'Withdraw'],
  ] as const) {
    await loseSession(page);
    await page.goto(`/login?redirect=${encodeURIComponent(path)}`);
    await page.getByLabel('Email').fill(player.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(player.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Top games', includeHidden: true })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test('each address of the cashbox opens its step; one click repeats a deposit with the saved card, and bonuses come first for eligible players [ROUTE-008a, ROUTE-008b, ROUTE-010a, OVER-001b, CASH-007b, CASH-014a, CASH-014b, CASH-015a, CASH-015b, CASH-015c, CASH-015d]', {
  tag: '@phone',
}, async ({ page, player, baseURL, dataDir }) => {
  test.slow();
  expect(player.id).toBeGreaterThan(0);
  await page.goto('/deposit');
  const saved = depositSheet(page).getByRole('region', { name: 'Saved' });
  await expect(depositSheet(page).getByRole('button', { name: /^Bank card/ })).toBeVisible();
  await expect(saved).toHaveCount(0);
  await payByCard(page, 'Successful', '20', true);
  await expect(depositSheet(page).getByText('Your deposit has arrived')).toBeVisible();
  for (const [path, name] of [
    ['/cashbox', 'Cashbox'],
    ['/dashboard', 'Cashbox'],
    ['/deposit', 'Deposit'],
    ['/accounts/EUR/deposit', 'Deposit'],
    ['/withdraw', 'Withdraw'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  }
  await page.goto('/deposit');
  await expect(saved.getByRole('button')).toHaveText([/•••• 4242/]);
  await depositSheet(page)
    .getByRole('button', { name: /^Bank card/ })
    .click();
  await expect(depositSheet(page).getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  await page.goto('/deposit-fast');
  await depositSheet(page).getByRole('button', { name: 'Pay €20.00' }).click();
  await expect(depositSheet(page).getByText('Your deposit has arrived')).toBeVisible();
  await depositSheet(page).getByRole('button', { name: 'Done' }).click();
  await expectBalance(page, '€40.00');
  await page.goto('/deposit-bonus');
  const offers = depositSheet(page).getByRole('region', { name: 'Bonuses for this deposit' });
  await expect(offers.getByRole('button', { name: /^Use: / }).first()).toBeVisible();
  const above = (await offers.boundingBox())!.y;
  expect(above).toBeLessThan((await depositSheet(page).getByRole('combobox', { name: 'To this account' }).boundingBox())!.y);
  await offers
    .getByRole('button', { name: /^Use: / })
    .first()
    .click();
  await expect(depositSheet(page).getByRole('button', { name: 'Remove' })).toBeVisible();
  await expect(offers).toHaveCount(0);
  await depositSheet(page).getByRole('button', { name: 'Remove' }).click();
  await expect(offers).toBeVisible();
  await send(page.request, baseURL!, updateBonusSettings, { body: { settings: { can_issue: false } } });
  await page.reload();
  await expect(depositSheet(page).getByRole('button', { name: /^Bank card/ })).toBeVisible();
  await expect(offers).toHaveCount(0);
  await send(page.request, baseURL!, updateBonusSettings, { body: { settings: { can_issue: true } } });
  await changeGroups(dataDir, player.id, { add: [groups.multiAccount] });
  await page.reload();
  await expect(saved.getByRole('button').first()).toBeVisible();
  await expect(offers).toHaveCount(0);
  await changeGroups(dataDir, player.id, { remove: [groups.multiAccount] });
  await page.reload();
  await expect(offers).toBeVisible();
});

test('the code of a gift redirects a player from main to the gifts [ROUTE-057a]', { tag: '@phone' }, async ({ page, player }) => {
  expect(player.id).toBeGreaterThan(0);
  await page.goto('/promotions?giftPromocode=no-such-gift');
  await expect(page).toHaveURL('/promotions');
  await page.goto('/');
  await expect(page).toHaveURL('/profile/gifts');
});

test('the code of a deposit is set on main, bonuses are turned on for it, and the deposit opens, once; one without a gift isn’t stored [CASH-016b, CASH-016c]', {
  tag: '@phone',
}, async ({ page, player, baseURL }) => {
  test.slow();
  expect(player.id).toBeGreaterThan(0);
  const [offer] = (await send(page.request, baseURL!, getDepositOffers)).data;
  await send(page.request, baseURL!, updateBonusSettings, { body: { settings: { can_issue: false } } });
  for (const [code, kept, received] of [
    [offer!.code, offer!.code, `Code ${offer!.code} will be applied to your next deposit.`],
    ['no-such-code', null, 'Code NO-SUCH-CODE isn’t valid'],
  ] as const) {
    await page.goto(`/promotions?depositPromocode=${code}`);
    await expect(page).toHaveURL('/promotions');
    await page.goto('/');
    await expect(depositSheet(page).getByText(received)).toBeVisible();
    expect(await send(page.request, baseURL!, getPlayer)).toMatchObject({ can_issue_bonuses: true, deposit_bonus_code: kept });
    await page.goto('/');
    await expectBalance(page, '€0.00');
    await expect(depositSheet(page)).toHaveCount(0);
  }
});

test('each address of the cashbox sends a guest to registration [ROUTE-008c]', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  for (const path of ['/cashbox', '/dashboard', '/deposit', '/deposit-fast', '/deposit-bonus', '/withdraw', '/accounts/EUR/deposit']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/registration\?redirect=/);
    await expect(page.getByRole('heading', { name: 'Create your account', level: 1 })).toBeVisible();
  }
});
