import { parseQuestIdentifier } from '#rules/competitions/quest-identifier';
import { questThresholds } from '#rules/competitions/quest-thresholds';
import { tournamentKind } from '#rules/competitions/tournament-kind';
import { weightKindOf } from '#rules/games/weight-kind';
import { smallestEdges } from '#rules/pricing/edges';
import { leftOfBonus, type PricedReward, questPpm } from '#rules/pricing/rewards';
import type { Queries } from '#server/database/connection';
import { readSetting } from '#server/database/settings-store';
import { readConfig } from '../config/store';
import { readBestPointValue } from '../shop/point-value';
import { gamesCatalogue } from '../games/catalogue/games-catalogue';
import { recurringCampaigns, unendedBoards, unendedLotteries } from './store';

const MILLION = 1_000_000;

/** Quests, boards and lotteries that haven't ended, and the rewards of shop and club for play, priced per counted euro. */
export async function readPricedRewards(queries: Queries, now: Date): Promise<PricedReward[]> {
  const { prize_share_ppm } = await readConfig(queries, 'reward-terms');
  return [
    ...(await readBoards(queries, prize_share_ppm, now)),
    ...(await readLotteries(queries, prize_share_ppm, now)),
    await readPoints(queries),
    await readCashback(queries),
  ];
}

interface Running {
  title: string;
  campaign: string | null;
  start_at: Date;
  end_at: Date;
}

/** Recurring campaigns. */
async function readRecurring(queries: Queries): Promise<Set<string>> {
  const rows = await recurringCampaigns(queries);
  return new Set(rows.map(({ slug }) => slug));
}

/** Each with its span; a recurring campaign once, as always running, because a later occurrence may overlap any other. */
function withSpans<Row extends Running>(rows: readonly Row[], recurring: ReadonlySet<string>): (Row & { span: PricedReward['span'] })[] {
  const seen = new Set<string>();
  return rows.flatMap((row): (Row & { span: PricedReward['span'] })[] => {
    const { campaign, start_at, end_at } = row;
    if (campaign === null || !recurring.has(campaign)) return [{ ...row, span: { from: start_at.getTime(), to: end_at.getTime() } }];
    if (seen.has(campaign)) return [];
    seen.add(campaign);
    return [{ ...row, span: null }];
  });
}

/** The kinds of the games that count; an unknown game counts as none. */
function kindsOf(games: readonly string[] | null): PricedReward['kinds'] {
  if (games === null) return null;
  const found = games.flatMap((identifier) => gamesCatalogue().find(identifier) ?? []);
  return [...new Set(found.map(({ kind }) => weightKindOf(kind)))];
}

/** The most expensive occurrence of a campaign first. */
async function readBoards(queries: Queries, sharePpm: number, now: Date): Promise<PricedReward[]> {
  const rows = await unendedBoards(queries, now);
  return withSpans(rows, await readRecurring(queries)).map(({ title, frontend_identifier, prize_cents, games, span }) => {
    const isQuest = tournamentKind(frontend_identifier) === 'quest';
    const last = questThresholds[parseQuestIdentifier(frontend_identifier).size].at(-1)! * 100;
    return {
      name: `${isQuest ? 'quest' : 'board'} ${title}`,
      ppm: isQuest ? questPpm(prize_cents, last) : sharePpm,
      span,
      kinds: kindsOf(games),
    };
  });
}

async function readLotteries(queries: Queries, sharePpm: number, now: Date): Promise<PricedReward[]> {
  const rows = await unendedLotteries(queries, now);
  return withSpans(rows, await readRecurring(queries)).map(({ title, span }) => ({
    name: `lottery ${title}`,
    ppm: sharePpm,
    span,
    kinds: null,
  }));
}

/** Points at the best price in the shop. */
async function readPoints(queries: Queries): Promise<PricedReward> {
  const price = Number(await readSetting(queries, 'eur_cents_per_comp_point'));
  return { name: 'comp points', ppm: ((await readBestPointValue(queries)) / price) * MILLION, span: null, kinds: null };
}

/** The club's cashback on losses, after its wagering cost. */
async function readCashback(queries: Queries): Promise<PricedReward> {
  const { percent, wager } = (await readConfig(queries, 'vip-program-config')).gives.weekly_cashback;
  const { slots } = smallestEdges();
  return { name: 'weekly cashback', ppm: ((slots * percent) / 100) * leftOfBonus(wager, slots), span: null, kinds: null };
}
