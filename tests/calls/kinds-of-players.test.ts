import { describe, expect, it } from 'vitest';
import { getPlayer, signIn, signUp } from '#contract/calls/account';
import { getDepositOffers } from '#contract/calls/gifts';
import { getVipProgress } from '#contract/calls/vip';
import type { User } from '#contract/fields/user';
import { groups, lifetimeLevelGroups, vipLevelGroups } from '#rules/account/groups';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { profileRoutes } from '#server/domains/account/routes';
import { giftRoutes } from '#server/domains/gifts/routes';
import { vipRoutes } from '#server/domains/vip/routes';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser, testApp } from '#tests/support/platform';
import { signedIn } from '#tests/support/signed-in';

const domains = [signInRoutes, profileRoutes, giftRoutes, vipRoutes];
const server = ownServer(domains, { COUNTRY_OVERRIDE: 'DE' });
const { database, platform } = server;

/** A player in a group, with the server's responses about them. */
async function memberOf(...held: number[]) {
  const { browser, player } = await signedIn(server.app, database);
  for (const group_id of held) await database.insertInto('player_groups').values({ player_id: player, group_id }).execute();
  const user = (await browser.send(getPlayer)).json as User;
  const offers = (await browser.send(getDepositOffers)).json as { data: unknown[] };
  return { browser, user, offers: offers.data.length };
}

describe('the kinds of visitors', () => {
  it('are guest and player: a guest has no profile [USER-002]', async () => {
    expect((await new TestBrowser(server.app).send(getPlayer)).code).toBe('signed_out');
    expect((await memberOf()).user).toMatchObject({ groups: [], statuses: [] });
  });

  it('are tester and multi-account: the first is known to the page, the second gets no offers [USER-002]', async () => {
    const title = JSON.stringify({ en: 'Half' });
    const worth = { percent: 50, max_eur_cents: 4000, min_eur_cents: 2000, game: null, wager: 10, tier: null };
    await database
      .insertInto('bonus_offers')
      .values({ key: 'half', kind: 'deposit', title, code: 'HALF', ...worth })
      .execute();
    expect((await memberOf(groups.tester)).user.groups).toEqual([21]);
    const [usual, multi] = [await memberOf(), await memberOf(groups.multiAccount)];
    expect([usual.offers > 0, multi.offers, multi.user.groups]).toEqual([true, 0, [100]]);
  });

  it('are the six levels of the club, and the eight for life [USER-002]', async () => {
    for (const [at, group] of vipLevelGroups.entries()) {
      const { user, browser } = await memberOf(group);
      expect([at, user.statuses.map(({ id }) => id)]).toEqual([at, [group]]);
      expect((await browser.send(getVipProgress)).json).toMatchObject({ currentStatus: group });
    }
    expect((await memberOf(...lifetimeLevelGroups)).user.groups).toEqual([1501, 1502, 1503, 1504, 1505, 1506, 1507, 1508]);
  });

  it('are visitors from a restricted country, who can neither sign up nor in [USER-002]', async () => {
    const abroad = await testApp({ ...platform, environment: { ...platform.environment, countryOverride: 'BY' } }, domains);
    const browser = new TestBrowser(abroad);
    expect((await browser.send(signUp, signUp.example)).status).toBe(451);
    expect((await browser.send(signIn, signIn.example)).status).toBe(451);
    await abroad.close();
  });
});
