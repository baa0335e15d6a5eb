import type { APIRequestContext } from '@playwright/test';
import type { ResponseOf, Call } from '#contract/call';
import { launchGame } from '#contract/calls/games';
import { providerAct, providerInit, providerSettle, providerWager } from '#contract/calls/provider';
import type { Act, Choice, GameOutcome } from '#contract/fields/game-outcome';
import { expect, expectNoViolations, test } from '../support/journey';
import { send } from '../support/player';

/** A round of each kind of game. */
const kinds: { game: string; choice?: Choice }[] = [
  { game: 'orbit-dice', choice: { game: 'dice', side: 'over', chance: 30 } },
  { game: 'gravity-drop', choice: { game: 'plinko', rows: 8, risk: 'high' } },
  { game: 'forty-stars-keno', choice: { game: 'keno', picks: [3, 14, 15, 26] } },
  { game: 'crater-mines', choice: { game: 'mines', mines: 1 } },
  { game: 'burn-until-dawn', choice: { game: 'crash', auto: 110 } },
  { game: 'orbit-blackjack', choice: { game: 'blackjack', hands: 1 } },
  { game: 'orbit-baccarat', choice: { game: 'baccarat', side: 'player' } },
  { game: 'orbit-jacks-or-better', choice: { game: 'video-poker', coins: 1 } },
  { game: 'orbit-roulette' },
];

interface At {
  request: APIRequestContext;
  baseUrl: string;
}

/** The next action towards the end of a round: open a tile, cash out, decline insurance, stand, or hold two cards. Null if none is needed. */
function nextAct(outcome: GameOutcome, number: number): Act | null {
  if (!('is_over' in outcome) || outcome.is_over) return null;
  if (outcome.kind === 'mines') return number === 0 ? { kind: 'open', tile: 4 } : { kind: 'cash-out' };
  if (outcome.kind === 'blackjack') return { kind: outcome.may.some(({ kind }) => kind === 'decline') ? 'decline' : 'stand' };
  return outcome.kind === 'video-poker' ? { kind: 'hold', held: [0, 3] } : null;
}

/** Plays one round through the API of its frame, and returns its id. */
async function play({ request, baseUrl }: At, { game, choice }: (typeof kinds)[number]): Promise<string> {
  const { token } = await send(request, baseUrl, launchGame, { body: { game: `orbit-house:${game}` } });
  const ask = <C extends Call>(call: C, body: unknown): Promise<ResponseOf<C>> => send(request, baseUrl, call, { body, token });
  const { stakes_cents, next_round_in_ms } = await ask(providerInit, {});
  await new Promise((done) => setTimeout(done, next_round_in_ms));
  const stake_cents = stakes_cents[0]!;
  const bets = choice ? undefined : [{ spot: 'red', stake_cents }];
  const { round_id, outcome } = await ask(providerWager, { stake_cents, ...(choice && { choice }), ...(bets && { bets }) });
  let seen: GameOutcome = outcome;
  for (let number = 0, act = nextAct(seen, 0); act; act = nextAct(seen, ++number)) {
    seen = (await ask(providerAct, { round_id, number, act })).outcome;
  }
  await expect(async () => void (await ask(providerSettle, { round_id }))).toPass();
  return round_id;
}

test('the history links to a round’s detail, with its amounts and the game’s picture of the round', { tag: '@desktop' }, async ({
  page,
  richPlayer,
  baseURL,
  picture,
}) => {
  test.slow();
  expect(richPlayer.id).toBeGreaterThan(0);
  await play({ request: page.request, baseUrl: baseURL! }, kinds[0]!);
  await page.goto('/profile/games-history');
  await page.getByRole('link', { name: /^Details/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orbit Dice');
  const facts = page.getByRole('region', { name: 'Round details' });
  await expect(facts).toContainText('Balance before, incl. bonus€100.00');
  await expect(page.getByText('From 70.00')).toBeVisible();
  const shown = page
    .frameLocator('iframe')
    .getByText(/^Rolled/)
    .first();
  await expect(shown).toBeVisible({ timeout: 20_000 });
  await expectNoViolations(page);
  await picture('round-dice');
  await page.getByRole('button', { name: 'Replay round' }).click();
  await expect(shown).toBeVisible({ timeout: 20_000 });
});

test('every kind of game can replay a past round', { tag: '@phone' }, async ({ page, richPlayer, baseURL }) => {
  test.setTimeout(240_000);
  expect(richPlayer.id).toBeGreaterThan(0);
  const at = { request: page.request, baseUrl: baseURL! };
  let playing = play(at, kinds[0]!);
  for (const [number, kind] of kinds.entries()) {
    const id = await playing;
    const following = kinds[number + 1];
    // The next round isn't due yet while this one is shown.
    if (following) playing = play(at, following);
    await page.goto(`/profile/games-history/${id}`);
    await page.getByRole('heading', { name: 'Result' }).scrollIntoViewIfNeeded();
    await expect(
      page
        .frameLocator('iframe')
        .getByText(/stake|No win/i)
        .filter({ visible: true })
        .first(),
    ).toBeVisible({ timeout: 30_000 });
    await page.locator('iframe').screenshot({ path: `screenshots/round-${kind.game}-frame.png` });
  }
});
