import { inTransaction, type Database, type Queries, type Transaction } from '#server/database/connection';
import type { Platform } from '#server/platform';
import { keepSound } from '../pricing/reward-prices';
import { type Campaign, CampaignProblem, isTimed, readCampaign } from './definition';
import { endStanding, putStanding } from './standing-store';
import { continueTimed, endTimed, putTimed } from './timed';

/** The result for one campaign of an apply. */
export interface Applied {
  slug: string;
  did: 'created' | 'changed' | 'unchanged';
}

interface Change {
  by: string;
  now: Date;
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};
/** Whether two definitions are equal, ignoring the order of their fields. */
const isSame = (one: Campaign, other: Campaign) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

async function note(
  transaction: Transaction,
  campaign: Campaign,
  action: 'created' | 'changed' | 'ended',
  { by, now }: Change,
): Promise<void> {
  await transaction
    .insertInto('campaign_history')
    .values({ slug: campaign.slug, action, definition: JSON.stringify(campaign), changed_by: by, changed_at: now })
    .execute();
}

async function applyOne(transaction: Transaction, campaign: Campaign, change: Change): Promise<Applied> {
  const { slug, kind } = campaign;
  const known = await transaction
    .selectFrom('campaigns')
    .select(['kind', 'definition', 'ended_at'])
    .where('slug', '=', slug)
    .forUpdate()
    .$narrowType<{ definition: Campaign }>()
    .executeTakeFirst();
  if (known && known.kind !== kind) throw new CampaignProblem(`${slug}: kind: this slug belongs to a campaign of kind ${known.kind}`);
  if (known && known.ended_at === null && isSame(known.definition, campaign)) return { slug, did: 'unchanged' };
  const row = { kind, definition: JSON.stringify(campaign), ended_at: null, changed_at: change.now };
  await transaction
    .insertInto('campaigns')
    .values({ slug, ...row })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
    .execute();
  const previous = known?.definition ?? null;
  if (isTimed(campaign)) await putTimed(transaction, campaign, previous !== null && isTimed(previous) ? previous : null, change.now);
  else await putStanding(transaction, campaign, previous, change.now);
  const did = known ? 'changed' : 'created';
  await note(transaction, campaign, did, change);
  return { slug, did };
}

/** Applies campaigns as their files define them, in the caller's transaction and without the cost check. */
export async function applyWithin(transaction: Transaction, campaigns: readonly Campaign[], change: Change): Promise<Applied[]> {
  const applied: Applied[] = [];
  for (const campaign of campaigns) applied.push(await applyOne(transaction, campaign, change));
  return applied;
}

/** Rolls back a dry run. */
class Trial extends Error {
  constructor(readonly applied: Applied[]) {
    super();
  }
}

/**
 * Applies campaigns, all or none; with `isTrial` none, and returns the would-be results. Throws CampaignProblem, and UnsoundRewards if
 * rewards would then pay more than play costs (GIFT-010).
 */
export async function applyCampaigns(
  database: Database,
  campaigns: readonly Campaign[],
  change: Change,
  isTrial = false,
): Promise<Applied[]> {
  const slugs = campaigns.map(({ slug }) => slug);
  const twice = slugs.find((slug, at) => slugs.indexOf(slug) !== at);
  if (twice !== undefined) throw new CampaignProblem(`${twice}: slug: used in two files`);
  try {
    return await inTransaction(database, async (transaction) => {
      const applied = await keepSound(transaction, change.now, () => applyWithin(transaction, campaigns, change));
      if (isTrial) throw new Trial(applied);
      return applied;
    });
  } catch (error) {
    if (error instanceof Trial) return error.applied;
    throw error;
  }
}

/**
 * Ends a campaign: it creates nothing more. A running tournament or lottery continues to its end, or with `atOnce` ends now and pays its
 * prizes. Returns whether anything ended. Throws CampaignProblem for an unknown slug.
 */
export function endCampaign(database: Database, slug: string, { atOnce, ...change }: Change & { atOnce: boolean }): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const known = await transaction
      .selectFrom('campaigns')
      .select(['definition', 'ended_at'])
      .where('slug', '=', slug)
      .forUpdate()
      .executeTakeFirst();
    if (!known) throw new CampaignProblem(`${slug}: no campaign with this slug`);
    const campaign = readCampaign(known.definition, slug);
    const hasStopped = isTimed(campaign) && (await endTimed(transaction, campaign, change.now, atOnce));
    if (known.ended_at !== null && !hasStopped) return false;
    if (!isTimed(campaign)) await endStanding(transaction, campaign, change.now);
    await transaction.updateTable('campaigns').set({ ended_at: change.now, changed_at: change.now }).where('slug', '=', slug).execute();
    await note(transaction, campaign, 'ended', change);
    return true;
  });
}

/** Every campaign by kind and slug, ended ones last. */
export function listCampaigns(queries: Queries) {
  return queries
    .selectFrom('campaigns')
    .selectAll()
    .orderBy((order) => order('ended_at', 'is not', null))
    .orderBy('kind')
    .orderBy('slug')
    .$narrowType<{ definition: Campaign }>()
    .execute();
}

/** The latest changes of a campaign, newest first. */
export function campaignHistory(queries: Queries, slug: string) {
  return queries
    .selectFrom('campaign_history')
    .selectAll()
    .where('slug', '=', slug)
    .orderBy('id', 'desc')
    .limit(20)
    .$narrowType<{ definition: Campaign }>()
    .execute();
}

async function continueOne(database: Database, slug: string, now: Date): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const row = await transaction
      .selectFrom('campaigns')
      .select('definition')
      .where('slug', '=', slug)
      .where('ended_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    const campaign = row && readCampaign(row.definition, slug);
    if (campaign && isTimed(campaign)) await continueTimed(transaction, campaign, now);
  });
}

/** Creates the missing occurrences of every campaign that isn't ended. One that can no longer be parsed doesn't stop the others. */
export async function continueCampaigns({ database, clock, log }: Pick<Platform, 'database' | 'clock' | 'log'>): Promise<void> {
  const open = await database.selectFrom('campaigns').select('slug').where('ended_at', 'is', null).orderBy('slug').execute();
  for (const { slug } of open) {
    await continueOne(database, slug, clock.now()).catch((error: unknown) => {
      if (!(error instanceof CampaignProblem)) throw error;
      log.error({ slug }, `a campaign couldn't be continued: ${error.message}`);
    });
  }
}
