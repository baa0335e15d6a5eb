import { beforeEach } from 'vitest';
import { getTournaments } from '#contract/calls/competitions';
import type { Tournament } from '#contract/fields/tournament';
import { competitionRoutes } from '#server/domains/competitions/routes';
import { giftRoutes } from '#server/domains/gifts/routes';
import { notificationRoutes } from '#server/domains/notifications/routes';
import { shopRoutes } from '#server/domains/shop/routes';
import { readCampaign } from '#server/domains/campaigns/definition';
import { applyCampaigns, endCampaign } from '#server/domains/campaigns/store';
import { ownServer } from './own-server';
import { TestBrowser } from './platform';

const HOUR_MS = 3_600_000;

/** A server with the calls of everything that campaigns create. Each test begins at the current time without any campaigns. */
export function campaignServer() {
  const server = ownServer([competitionRoutes, giftRoutes, notificationRoutes, shopRoutes]);
  const { database, platform } = server;

  const guest = () => new TestBrowser(server.app);
  const now = () => platform.clock.now();
  const at = (hours: number) => new Date(now().getTime() + hours * HOUR_MS).toISOString();
  const apply = (...definitions: object[]) =>
    applyCampaigns(
      database,
      definitions.map((definition) => readCampaign(definition, 'a file')),
      { by: 'ada', now: now() },
    );
  const end = (slug: string, atOnce = false) => endCampaign(database, slug, { by: 'ada', now: now(), atOnce });
  const tournaments = async () => ((await guest().send(getTournaments)).json as { data: Tournament[] }).data;
  const named = async (title: string) =>
    (await tournaments()).filter((one) => one.title === title).map(({ status, prize_cents }) => [status, prize_cents]);
  /** The definition of a weekly tournament. */
  const weekly = {
    kind: 'tournament',
    slug: 'open-week',
    title: 'Open Week',
    prize_eur_cents: 10_000,
    starts: at(-24),
    lasts: '7d',
    every: '7d',
  };

  beforeEach(async () => {
    platform.clock.set(new Date());
    for (const table of [
      'tournament_players',
      'tournaments',
      'lotteries',
      'promos',
      'bonus_offers',
      'promo_code_uses',
      'promo_codes',
      'shop_rates',
      'shop_cards',
      'header_notices',
      'campaigns',
      'campaign_history',
      'config_values',
    ] as const) {
      await database.deleteFrom(table).execute();
    }
    await database.deleteFrom('settings').where('key', '=', 'shop_sale_ends').execute();
  });

  return { server, guest, now, at, apply, end, tournaments, named, weekly };
}
