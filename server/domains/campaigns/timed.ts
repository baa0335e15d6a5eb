import { dueOccurrences } from '#rules/campaigns/occurrences';
import type { Transaction } from '#server/database/connection';
import { boards } from './boards-store';
import { CampaignProblem, scheduleOf, type TimedCampaign } from './definition';
import { draws } from './draws-store';
import type { OccurrenceTable } from './occurrences';
import { promotions } from './promotions-store';
import { sales } from './sales';

/** The store of a kind's occurrences; each table contains only campaigns of its own kinds. */
const tables: { [Kind in TimedCampaign['kind']]: OccurrenceTable<Extract<TimedCampaign, { kind: Kind }>> } = {
  tournament: boards,
  achievement: boards,
  quest: boards,
  lottery: draws,
  promotion: promotions,
  sale: sales,
};

const tableOf = (campaign: TimedCampaign) => tables[campaign.kind] as OccurrenceTable<TimedCampaign>;

/** Creates missing occurrences: the current one and the next one, as far ahead as the kind allows. */
export async function continueTimed(transaction: Transaction, campaign: TimedCampaign, now: Date): Promise<void> {
  const table = tableOf(campaign);
  const [last] = await table.read(transaction, campaign.slug);
  const due = dueOccurrences(scheduleOf(campaign), now.getTime(), last?.to ?? null);
  if (table.makes !== 'ahead' && last && last.to > now.getTime()) return;
  const missing = { ahead: due, 'after the last': due.slice(0, 1), 'when it begins': due.filter(({ from }) => from <= now.getTime()) }[
    table.makes
  ];
  for (const occurrence of missing) await table.insert(transaction, campaign, occurrence);
}

const hasSameSchedule = (one: TimedCampaign, other: TimedCampaign) =>
  one.starts === other.starts && one.lasts === other.lasts && one.every === other.every;

/**
 * Applies a change: future occurrences get it, the running one keeps the terms that players joined under. Throws CampaignProblem if a
 * campaign that runs once has started and its times would change.
 */
export async function putTimed(
  transaction: Transaction,
  campaign: TimedCampaign,
  previous: TimedCampaign | null,
  now: Date,
): Promise<void> {
  const table = tableOf(campaign);
  const rows = await table.read(transaction, campaign.slug);
  const isMoved = previous !== null && !hasSameSchedule(campaign, previous);
  if (isMoved && campaign.every === undefined && rows.some(({ from }) => from <= now.getTime())) {
    throw new CampaignProblem(`${campaign.slug}: starts: it has already started and runs only once; use a new slug for the next one`);
  }
  for (const { id, from, to } of rows) {
    const isRunning = from <= now.getTime();
    if (to <= now.getTime()) continue;
    if (isMoved && !isRunning) await table.remove(transaction, id);
    else await table.update(transaction, campaign, id, isRunning);
  }
  await continueTimed(transaction, campaign, now);
}

/** Deletes occurrences that haven't started; a running one continues to its end, or ends now if `atOnce` is set. Returns whether one ended. */
export async function endTimed(transaction: Transaction, campaign: TimedCampaign, now: Date, atOnce: boolean): Promise<boolean> {
  const table = tableOf(campaign);
  let hasEnded = false;
  for (const { id, from, to } of await table.read(transaction, campaign.slug)) {
    const isToEnd = atOnce && from < now.getTime() && to > now.getTime();
    if (from >= now.getTime()) await table.remove(transaction, id);
    else if (isToEnd) await table.end(transaction, id, now);
    hasEnded ||= isToEnd;
  }
  return hasEnded;
}
