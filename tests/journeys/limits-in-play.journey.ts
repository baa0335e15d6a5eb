import { launchGame } from '#contract/calls/games';
import { getLimits, setLimit } from '#contract/calls/limits';
import { offlineNoise } from '../support/guard';
import { expect, expectNoViolations, test } from '../support/journey';
import { loseSession } from '../support/lose-session';
import { send, signInPlayer, signUpPlayer } from '../support/player';
import { passTime } from './acts/clock';
import { overtakenReads } from './acts/sign-in';
import { frameOf, houseSlot, spinOnce } from './acts/games';

const wagerLimit = (amount_cents: number) => ({ body: { type: 'wager', period: 'day', currency: 'EUR', amount_cents } });

test('a bet beyond a limit is refused with a persistent message and a link to the limits; from then on games redirect there [OVER-007d, ROUTE-056a, LIMIT-005a, LIMIT-005b]', {
  tag: '@phone',
}, async ({ page, richPlayer, baseURL, guard, picture }) => {
  guard.allow(/409|403|422/);
  expect(richPlayer.id).toBeGreaterThan(0);
  await page.clock.install();
  await page.goto(`${houseSlot.path}?mode=real`);
  await expect(frameOf(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
  const stake = await frameOf(page)
    .getByRole('button', { name: /^Stake/ })
    .textContent();
  const cents = Math.round(Number(/[\d.]+/.exec(stake ?? '')?.[0]) * 100);
  await send(page.request, baseURL!, setLimit, wagerLimit(cents));
  await spinOnce(page);
  await frameOf(page).getByRole('button', { name: 'Spin' }).click();
  await expect(page).toHaveURL('/profile/limits');
  await expect(page.getByRole('region', { name: /Notices/ }).getByText('You’ve reached your limit')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bets, 24 hours' })).toBeVisible();
  await expectNoViolations(page);
  await picture('limit-reached');
  await passTime(page, 60);
  await expect(page.getByRole('region', { name: /Notices/ }).getByText('You’ve reached your limit')).toBeVisible();
  await page.goto(`${houseSlot.path}?mode=real`);
  await expect(page).toHaveURL('/profile/limits');
});

test('an interrupted round is shown and credited on the device that opens the game next', { tag: '@phone' }, async ({
  page,
  richPlayer,
  browser,
  baseURL,
  guard,
}) => {
  expect(richPlayer.id).toBeGreaterThan(0);
  // Blocks the report that the reels have stopped, however fast they stop.
  guard.allow(offlineNoise);
  await page.route(/\/provider\/v1\/settle$/, (route) => route.abort('internetdisconnected'));
  await page.goto(`${houseSlot.path}?mode=real`);
  const spin = frameOf(page).getByRole('button', { name: 'Spin' });
  await expect(spin).toBeEnabled();
  const decided = page.waitForResponse(/\/provider\/v1\/wager$/);
  await spin.click();
  await decided;
  const storageState = await page.context().storageState();
  guard.allow(/ERR_ABORTED/);
  await page.close();
  const other = await browser.newContext({ baseURL, storageState });
  const elsewhere = await other.newPage();
  await elsewhere.goto(`${houseSlot.path}?mode=real`);
  await expect(frameOf(elsewhere).getByText('Your last round was interrupted. Here’s how it ended.')).toBeVisible();
  await expect(frameOf(elsewhere).getByRole('button', { name: 'Spin' })).toBeEnabled();
  await spinOnce(elsewhere);
  await other.close();
});

test('one real game is open at a time: the first shows a notice when it’s opened elsewhere', { tag: '@phone' }, async ({
  page,
  richPlayer,
  baseURL,
  guard,
}) => {
  guard.allow(/40[139]/);
  expect(richPlayer.id).toBeGreaterThan(0);
  await page.goto(`${houseSlot.path}?mode=real`);
  await expect(frameOf(page).getByRole('button', { name: 'Spin' })).toBeEnabled();
  await send(page.request, baseURL!, launchGame, { body: { game: houseSlot.identifier } });
  await frameOf(page).getByRole('button', { name: 'Spin' }).click();
  await expect(page.getByText('You’ve opened a game somewhere else')).toBeVisible();
  await page.getByRole('button', { name: 'Open again' }).click();
  await spinOnce(page);
});

test('limits of each kind can be set, and a break of each kind started, also over a game; it ends the session and blocks play [OVER-001d, LIMIT-001b, LIMIT-006a]', {
  tag: '@phone',
}, async ({ page, player, baseURL, dataDir, guard }) => {
  // A break ends the session, including the worker's reads.
  guard.allow(overtakenReads);
  const breakOf = async (kind: 'Cooling-off' | 'Self-exclusion') => {
    await page.getByRole('combobox', { name: 'Type of break' }).selectOption(kind);
    await page.getByRole('button', { name: 'Continue' }).click();
    const summary = page.getByRole('dialog').filter({ hasText: 'Nobody can end it early' });
    await expect(summary.getByText(/^It starts now and ends on/)).toBeVisible();
    await summary.getByRole('button', { name: kind === 'Cooling-off' ? 'Start break' : 'Self-exclude' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('complementary', { name: 'You’re taking a break from play' }).getByRole('status')).toHaveText(
      kind === 'Cooling-off' ? 'You’re on a cooling-off break' : 'You’re self-excluded',
    );
    expect((await page.request.get('/api/player')).status()).toBe(401);
  };
  const types = async (email: string) => {
    await loseSession(page);
    await signInPlayer(page.request, baseURL!, { email, password: player.password });
    const { data } = await send(page.request, baseURL!, getLimits);
    return data.map(({ type }) => type).toSorted();
  };
  await page.goto('/profile/limits');
  for (const kind of ['Deposits', 'Losses', 'Bets'] as const) {
    await page.getByRole('combobox', { name: 'Limit type' }).selectOption(kind);
    await page.getByRole('textbox', { name: 'Amount' }).fill('100');
    await page.getByRole('button', { name: 'Set limit' }).click();
    await expect(page.getByRole('heading', { name: `${kind}, 7 days` })).toBeVisible();
  }
  await page.getByRole('combobox', { name: 'Limit type' }).selectOption('Single bet');
  await page.getByRole('textbox', { name: 'Amount' }).fill('5');
  await page.getByRole('button', { name: 'Set limit' }).click();
  await expect(page.getByText('Up to €5.00 per bet')).toBeVisible();
  await page.getByRole('combobox', { name: 'Limit type' }).selectOption('Session time');
  await page.getByRole('textbox', { name: 'Minutes per day' }).fill('90');
  await page.getByRole('button', { name: 'Set limit' }).click();
  await expect(page.getByText('of 90 minutes')).toBeVisible();
  await breakOf('Cooling-off');
  expect(await types(player.email)).toEqual(['coolingoff', 'deposit', 'loss', 'session', 'single_bet', 'wager']);
  await loseSession(page);
  // Personal details unlike any other player's, since an excluded person can't open a second account.
  const other = await signUpPlayer(page.request, baseURL!, dataDir, {
    last_name: 'Farewell',
    date_of_birth: '1961-08-09',
    mobile_phone: '+49 40 7654321',
  });
  await page.goto(`${houseSlot.path}?mode=real`);
  await expect(frameOf(page).getByRole('button', { name: 'Spin' })).toBeVisible();
  await expect(page.getByText('Balance', { exact: true }).first().locator('..')).toContainText('€0.00');
  await page.getByRole('main').getByRole('button', { name: 'Rules and RTP' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'My limits' }).click();
  await breakOf('Self-exclusion');
  expect(await types(other.email)).toEqual(['selfexclusion']);
  await page.goto(`${houseSlot.path}?mode=real`);
  await expect(page).toHaveURL('/profile/limits');
  await expect(page.getByText('You’re self-excluded')).toBeVisible();
});
