import { getPayments } from '#contract/calls/cashbox/history';
import { openAccount } from '#contract/calls/cashbox/accounts';
import { expect, expectNoViolations, test } from '../support/journey';
import { hasStreamCursor } from '../support/device-contents';
import { depositEuros, send } from '../support/player';
import { depositSheet, expectBalance, payByCard } from './acts/cashbox';

test.beforeEach(async ({ page, player }) => {
  expect(player.id).toBeGreaterThan(0);
  await page.goto('/deposit');
  await expect(depositSheet(page)).toBeVisible();
});

test('a first deposit suggests 50, shows fee, time and limits before confirmation, and arrives [CASH-006, CASH-012]', async ({
  page,
  picture,
}) => {
  const sheet = depositSheet(page);
  await expectNoViolations(page);
  await sheet.getByRole('button', { name: /^Bank card/ }).click();
  await expect(sheet.getByRole('textbox', { name: 'Amount' })).toHaveValue('50');
  for (const [name, value] of [
    ['Fee', 'No fee'],
    ['Arrives', 'Instant'],
    ['You pay', '€50.00'],
  ]) {
    await expect(sheet.getByRole('definition').and(sheet.locator(`dt:text-is("${name}") + dd`))).toHaveText(value!);
  }
  await expectNoViolations(page);
  await picture('deposit-form');
  await sheet.getByText('Sandbox – no real money').click();
  await sheet.getByRole('button', { name: 'Use test card: Successful' }).click();
  await sheet.getByRole('button', { name: 'Pay €50.00' }).click();
  await expect(sheet.getByText('Your deposit has arrived')).toBeVisible();
  await expectNoViolations(page);
  await picture('deposit-arrived');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expectBalance(page, '€50.00');
});

test('a declined card shows an error, takes no money, and offers another method [CASH-008a]', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  const sheet = await payByCard(page, 'Declined', '20');
  await expect(sheet.getByText('Payment declined')).toBeVisible();
  await expect(sheet.getByText('Your bank declined the payment. You haven’t been charged.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Try again or pay another way' }).click();
  await expect(sheet.getByRole('button', { name: /^Pay |^Bank card/ }).first()).toBeVisible();
  const { data } = await send(page.request, baseURL!, getPayments, { query: {} });
  expect(data).toMatchObject([{ action: 'deposit', state: 'declined', amount_cents: 2000 }]);
});

test('a card with a bank code is confirmed by it, even after a wrong one', { tag: '@desktop' }, async ({ page, picture }) => {
  const sheet = await payByCard(page, 'Asks for a code (1234)', '20');
  await expect(sheet.getByText('Confirm with your bank')).toBeVisible();
  await expectNoViolations(page);
  await picture('deposit-challenge');
  await sheet.getByLabel('Code from your bank').fill('9999');
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect(sheet.getByText(/That code is wrong/)).toBeVisible();
  await sheet.getByLabel('Code from your bank').fill('1234');
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect(sheet.getByText('Your deposit has arrived')).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expectBalance(page, '€20.00');
});

test('a deposit started on another device asks for its code here, and its money shows here [CASH-018a]', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  const isLive = page.waitForResponse(/\/api\/events/);
  await page.goto('/vip');
  await isLive;
  await expectBalance(page, '€0.00');
  await depositEuros(page.request, baseURL!, 2_000, '4000 0025 0000 3155');
  await page
    .getByRole('region', { name: /Notices/ })
    .getByRole('button')
    .first()
    .click();
  const sheet = depositSheet(page);
  await sheet.getByLabel('Code from your bank').fill('1234');
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expectBalance(page, '€20.00');
});

test('a payment that stays pending can be closed, and the cashbox shows it with balances and next steps [CASH-008a, CASH-014c]', {
  tag: '@phone',
}, async ({ page, picture }) => {
  const sheet = await payByCard(page, 'Pending for a minute', '20');
  await expect(sheet.getByText('Processing your deposit')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close and notify me' }).click();
  await expectBalance(page, '€0.00');
  await page.getByRole('link', { name: /open cashbox/ }).click();
  const cashbox = page.getByRole('dialog', { name: 'Cashbox' });
  await expect(cashbox.getByRole('button', { name: /Deposit.*€20\.00.*Processing/ })).toBeVisible();
  for (const name of ['Total balance', 'Real money', 'Bonus money'])
    await expect(cashbox.locator(`dt:text-is("${name}") + dd`)).toHaveText('€0.00');
  for (const way of ['Deposit', 'Withdraw']) await expect(cashbox.getByRole('link', { name: way, exact: true })).toBeVisible();
  await expectNoViolations(page);
  await picture('cashbox');
});

test('the open cashbox shows a deposit made elsewhere [CASH-008b]', { tag: '@phone' }, async ({ page, baseURL }) => {
  const isLive = page.waitForResponse(/\/api\/events/);
  await page.goto('/cashbox');
  await isLive;
  const cashbox = page.getByRole('dialog', { name: 'Cashbox' });
  await expect(cashbox.locator('dt:text-is("Total balance") + dd')).toHaveText('€0.00');
  await depositEuros(page.request, baseURL!, 2_000);
  await expect(cashbox.getByRole('button', { name: /Deposit.*€20\.00.*Completed/ })).toBeVisible();
});

test('an invalid card number is refused [FORM-011a]', { tag: '@phone' }, async ({ page }) => {
  const sheet = depositSheet(page);
  await sheet.getByRole('button', { name: /^Bank card/ }).click();
  await sheet.getByLabel('Card number').fill('4242 4242 4242 4241');
  await sheet.getByRole('button', { name: /^Pay / }).click();
  await expect(sheet.getByText('This card number isn’t valid.')).toBeVisible();
});

for (const [currency, name] of [
  ['LTC', 'Litecoin'],
  ['ETH', 'Ether'],
] as const) {
  test(`${currency} is shown in thousandths [CASH-003a]`, { tag: '@phone' }, async ({ page }) => {
    const sheet = depositSheet(page);
    await sheet.getByRole('button', { name, exact: true }).click();
    await sheet.getByRole('button', { name: `Open ${currency} account` }).click();
    await expect(sheet.getByRole('button', { name: `20\u00a0m${currency}` })).toBeVisible();
  });
}

test('a cancelled payment shows a warning once, after its sheet is closed, with a retry [CASH-010a, CASH-010b, OVER-007e]', {
  tag: '@phone',
}, async ({ page }) => {
  const sheet = await payByCard(page, 'Cancelled', '20');
  await expect(sheet.getByText('Payment cancelled')).toBeVisible();
  await expect(page.getByText('Deposit cancelled')).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('Deposit cancelled')).toBeVisible();
  const notices = page.getByRole('region', { name: /Notices/ });
  await notices.getByRole('button', { name: 'Try again' }).click();
  await expect(depositSheet(page)).toBeVisible();
  await page.goto('/');
  await expectBalance(page, '€0.00');
  await expect(page.getByText('Deposit cancelled')).toBeHidden();
});

test('crypto is paid to an address of the player, shown as text and QR code [CASH-003b, CASH-011a]', { tag: '@phone' }, async ({
  page,
  picture,
}) => {
  const sheet = depositSheet(page);
  await sheet.getByRole('button', { name: 'Bitcoin', exact: true }).click();
  await expect(sheet.getByText(/You don’t have an account in BTC yet/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Don’t open' }).click();
  await expect(sheet.getByRole('button', { name: 'Open BTC account' })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Bitcoin', exact: true }).click();
  await sheet.getByRole('button', { name: 'Open BTC account' }).click();
  await sheet.getByRole('button', { name: '200\u00a0µBTC' }).click();
  await sheet.getByRole('button', { name: 'Show address' }).click();
  await expect(sheet.getByRole('img', { name: 'QR code for your BTC address' })).toBeVisible();
  await expect(sheet.getByText('Your BTC address')).toBeVisible();
  await expect(sheet.getByText(/^[a-zA-Z0-9]{26,}$/)).toBeVisible();
  await expectNoViolations(page);
  await picture('deposit-crypto');
  await sheet.getByRole('button', { name: 'Confirm now' }).click();
  await expect(sheet.getByText('Your deposit has arrived')).toBeVisible();
});

test('a payments script without methods is retried, at most three times [CASH-005b]', { tag: '@phone' }, async ({ page, player }) => {
  await expect.poll(() => hasStreamCursor(page, player.id)).toBe(true);
  // Requests of the previous page don't count for this load.
  await page.goto('about:blank');
  let asked = 0;
  await page.context().route(/\/api\/cashbox\/methods/, async (route) => {
    asked += 1;
    await (asked < 3 ? route.fulfill({ json: { methods: [], fields: {}, sandbox: true } }) : route.continue());
  });
  await page.goto('/deposit');
  await expect(depositSheet(page).getByRole('button', { name: /^Bank card/ })).toBeVisible();
  expect(asked).toBe(3);
});

test('the deposit sheet doesn’t shift while its methods load, and the content below appears with them', { tag: '@phone' }, async ({
  page,
  player,
}) => {
  await expect.poll(() => hasStreamCursor(page, player.id)).toBe(true);
  await page.goto('about:blank');
  let give = () => undefined as void;
  const held = new Promise<void>((resolve) => (give = resolve));
  await page.context().route(/\/api\/cashbox\/methods/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/deposit');
  const sheet = depositSheet(page);
  const limits = sheet.getByRole('link', { name: 'Set a deposit limit' });
  await expect(sheet.getByRole('status', { name: 'Loading' })).toBeVisible();
  await sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const places = () => Promise.all([sheet, sheet.getByRole('combobox', { name: 'To this account' })].map((part) => part.boundingBox()));
  const before = await places();
  expect(await limits.count()).toBe(0);
  give();
  await expect(sheet.getByRole('button', { name: /^Bank card/ })).toBeVisible();
  await expect(limits).toBeAttached();
  expect(await places()).toEqual(before);
});

test('the server’s message about a refused account shows at the selection, which doesn’t change [CASH-017c, ERR-004b]', {
  tag: '@phone',
}, async ({ page, guard }) => {
  guard.allow(/status of 422 /);
  const error = { code: 'currency_not_supported', message: 'No further account in this currency today.' };
  await page
    .context()
    .route(`**${openAccount.path}`, (route) =>
      route.request().method() === openAccount.method ? route.fulfill({ status: 422, json: { error } }) : route.continue(),
    );
  const account = depositSheet(page).getByRole('combobox', { name: 'To this account' });
  await account.selectOption('USD');
  await depositSheet(page).getByRole('button', { name: 'Open USD account' }).click();
  await expect(depositSheet(page).getByText('No further account in this currency today.')).toBeVisible();
  await expect(account).toHaveValue('EUR');
});
