import type { Page } from '@playwright/test';
import { activateBonus } from '#contract/calls/gifts';
import { expect, test } from '../support/journey';
import { endGiftUnseen, givePlayerGift } from '../support/rewards';
import { send } from '../support/player';

/** The server's refusal of a call. */
const refused = { status: 403, json: { error: { code: 'forbidden', message: 'No.', fields: {} } } };

const giftOf = (page: Page, title: string) => page.getByRole('main').getByRole('article').filter({ hasText: title });

test('gifts show amount, wagering, date and what counts towards it; ended ones are separate, and those of a disabled group key at its stage are hidden [GIFT-001b, GIFT-002b, GIFT-003d, GIFT-008c]', {
  tag: '@phone',
}, async ({ page, richPlayer: { id }, dataDir, baseURL }) => {
  const money = { type: 'bonus', kind: 'cash', group_key: 'journey', amount_cents: 2_000, wager: 20, valid_days: 9.5 } as const;
  const wagered = await givePlayerGift(dataDir, id, 'Fuel', money);
  const ended = await givePlayerGift(dataDir, id, 'Old fuel', money);
  await givePlayerGift(dataDir, id, 'Retired gift', { ...money, group_key: 'retired' });
  await send(page.request, baseURL!, activateBonus, { params: { id: wagered } });
  await page.goto('/profile/gifts');
  const old = giftOf(page, 'Old fuel');
  await old.getByRole('button', { name: 'Forfeit: Old fuel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forfeit' }).click();
  await expect(old).toHaveCount(0);
  expect(ended).not.toBe(wagered);

  const gift = giftOf(page, 'Fuel');
  await expect(gift).toContainText('€20');
  await expect(gift).toContainText('€0.00 of €400.00');
  await expect(gift).toContainText(/Expires in 9 days \d\d:\d\d:\d\d/);
  await expect(gift).toContainText('While wagering: max. bet €5.00 per round');
  await expect(gift).toContainText('Counts towards wagering: slots 100%, roulette and sic bo 10%, instant games 25%, card tables 5%.');
  await expect(giftOf(page, 'Retired gift')).toHaveCount(0);

  await page.getByRole('main').getByRole('button', { name: 'Ended', exact: true }).click();
  await expect(giftOf(page, 'Old fuel')).toContainText('Forfeited');
  await expect(giftOf(page, 'Old fuel')).toContainText(/Ended on .*20\d\d/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);

  await page.goto('/deposit');
  const offer = page
    .getByRole('dialog', { name: 'Deposit' })
    .getByRole('listitem')
    .filter({ hasText: 'Counts towards wagering: slots 100%, roulette and sic bo 10%, instant games 25%, card tables 5%.' })
    .first();
  await expect(offer).toContainText('While wagering: max. bet €5 per round');
});

test('a gift that has ended elsewhere: the notice says whether it was claimed, forfeited or has expired, and the list is read again [GIFT-003a]', {
  tag: '@phone',
}, async ({ page, player: { id }, dataDir, guard }) => {
  guard.allow(/status of 409/);
  const ends = [
    ['Fuel', 'finished', 'You’ve already claimed this gift.'],
    ['Ice', 'canceled', 'You’ve forfeited this gift.'],
    ['Dust', 'expired', 'This gift has expired.'],
  ] as const;
  const cash = { type: 'bonus', kind: 'cash', group_key: 'journey', amount_cents: 2_000, wager: 20 } as const;
  const ids = await Promise.all(ends.map(([title]) => givePlayerGift(dataDir, id, title, cash)));
  await page.goto('/profile/gifts');
  for (const [index, [title, stage, reason]] of ends.entries()) {
    await expect(giftOf(page, title)).toContainText('Ready to claim');
    await endGiftUnseen(dataDir, ids[index]!, stage);
    await page.getByRole('button', { name: `Claim: ${title}` }).click();
    await expect(page.getByRole('region', { name: /Notices/ }).getByText(reason)).toBeVisible();
    await expect(giftOf(page, title)).toHaveCount(0);
  }
});

test('a refused gift or code shows an error, and nothing changes [GIFT-007b]', { tag: '@phone' }, async ({
  page,
  player: { id },
  dataDir,
  guard,
}) => {
  guard.allow(/status of 403/);
  await givePlayerGift(dataDir, id, 'Fuel', { type: 'bonus', kind: 'cash', group_key: 'journey', amount_cents: 2_000, wager: 20 });
  await page.route(/\/api\/(?:bonuses\/coupon|player\/bonuses\/[^/]+\/activation)$/, (route) => route.fulfill(refused));
  await page.goto('/profile/gifts');
  await page.getByRole('button', { name: 'Claim: Fuel' }).click();
  await expect(page.getByRole('region', { name: /Notices/ }).getByText('That didn’t work')).toBeVisible();
  await expect(giftOf(page, 'Fuel')).toContainText('Ready to claim');
  const form = page.getByRole('form', { name: 'Redeem a code' });
  await form.getByLabel('Promo code').fill('FIRSTLIGHT');
  await form.getByRole('button', { name: 'Redeem' }).click();
  await expect(form.getByText('That didn’t work')).toBeVisible();
  await expect(form.getByText(/redeemed|find this code/)).toHaveCount(0);
});
