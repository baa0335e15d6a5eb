import type { Transaction } from '#server/database/connection';
import type { GiftPart } from '../gifts/tables';
import { type Campaign, CampaignProblem, type CampaignOf, type CouponGift, type TimedCampaign } from './definition';

/** A campaign that's active from when it's applied until it's ended. */
export type StandingCampaign = Exclude<Campaign, TimedCampaign>;

async function putOffer(transaction: Transaction, offer: CampaignOf<'offer'>): Promise<void> {
  const {
    slug: key,
    with: kind,
    title,
    free_spins: spins,
    code,
    percent,
    max_eur_cents,
    min_eur_cents,
    amount_eur_cents,
    wager,
    tier,
    position,
  } = offer;
  const other =
    code === null
      ? undefined
      : await transaction.selectFrom('bonus_offers').select('key').where('code', '=', code).where('key', '<>', key).executeTakeFirst();
  if (other) throw new CampaignProblem(`${key}: code: already used by ${other.key}`);
  const terms = { code, percent, max_eur_cents, min_eur_cents, amount_eur_cents, wager, tier, position };
  const row = {
    ...terms,
    kind,
    title: JSON.stringify(title),
    freespins_total: spins?.count ?? 0,
    game: spins?.game ?? null,
    is_open: true,
  };
  await transaction
    .insertInto('bonus_offers')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

function partOf(gift: CouponGift): GiftPart {
  switch (gift.brings) {
    case 'money':
      return { type: 'bonus', kind: 'cash', amount_cents: gift.amount_eur_cents, wager: gift.wager };
    case 'free-spins':
      return { type: 'freespins', kind: 'freespins', freespins_total: gift.count, game: gift.game, wager: gift.wager };
    case 'points':
      return { type: 'bonus', kind: 'xp', points: gift.count };
  }
}

type CodeCampaign = CampaignOf<'promo-code' | 'betting-code'>;

async function refuseCodeOfAnother(transaction: Transaction, { slug, code }: CodeCampaign): Promise<void> {
  const rows = await transaction
    .selectFrom('campaigns')
    .select(['slug', 'definition'])
    .where('kind', 'in', ['promo-code', 'betting-code'])
    .where('slug', '<>', slug)
    .execute();
  const other = rows.find(({ definition }) => 'code' in definition && definition.code === code);
  if (other) throw new CampaignProblem(`${slug}: code: already used by ${other.slug}`);
}

async function putCode(transaction: Transaction, campaign: CodeCampaign, previous: CodeCampaign | null, now: Date): Promise<void> {
  await refuseCodeOfAnother(transaction, campaign);
  if (previous !== null && previous.code !== campaign.code) await endCode(transaction, previous, now);
  const isCoupon = campaign.kind === 'promo-code';
  const quota = isCoupon ? campaign.quota : null;
  const used = await transaction.selectFrom('promo_codes').select('used').where('code', '=', campaign.code).executeTakeFirst();
  if (quota !== null && used && used.used > quota)
    throw new CampaignProblem(`${campaign.slug}: quota: ${used.used} players have already used the code`);
  const row = {
    kind: isCoupon ? ('coupon' as const) : ('betting' as const),
    title: JSON.stringify(campaign.title),
    gift: isCoupon ? JSON.stringify(partOf(campaign.gift)) : JSON.stringify(null),
    url: isCoupon ? null : campaign.url,
    quota,
    valid_until: campaign.valid_until === null ? null : new Date(campaign.valid_until),
  };
  await transaction
    .insertInto('promo_codes')
    .values({ code: campaign.code, ...row })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .execute();
}

async function endCode(transaction: Transaction, { code }: CodeCampaign, now: Date): Promise<void> {
  await transaction.updateTable('promo_codes').set({ valid_until: now }).where('code', '=', code).execute();
}

const cardTypes = { money: 'money', 'free-spins': 'freespins', lootbox: 'lootboxes' } as const;

async function putCard(transaction: Transaction, card: CampaignOf<'shop-card'>): Promise<void> {
  const { slug: group_key, title, labels, position, full_points } = card;
  const row = {
    type: cardTypes[card.gives],
    title: JSON.stringify(title),
    labels,
    position,
    full_points,
    wager: card.gives === 'lootbox' ? 0 : card.wager,
    games: card.gives === 'free-spins' ? [card.game] : [],
    freespins_count: card.gives === 'free-spins' ? card.count : 0,
    points: card.gives === 'money' ? null : card.points,
    is_open: true,
  };
  await transaction
    .insertInto('shop_cards')
    .values({ group_key, ...row })
    .onConflict((conflict) => conflict.column('group_key').doUpdateSet(row))
    .execute();
  await transaction.deleteFrom('shop_rates').where('group_key', '=', group_key).execute();
  if (card.gives !== 'money') return;
  const rates = Object.entries(card.amounts_cents).map(([currency, amount_cents], place) => ({
    group_key,
    currency,
    amount_cents,
    points: card.points,
    position: place,
  }));
  await transaction.insertInto('shop_rates').values(rates).execute();
}

async function putNotice(transaction: Transaction, notice: CampaignOf<'notice'>, now: Date): Promise<void> {
  const { slug: campaign, icon, audience, path, position, texts, starts, ends } = notice;
  const row = { icon, audience, path, position, texts: JSON.stringify(texts), ends_at: ends === undefined ? null : new Date(ends) };
  const known = await transaction.selectFrom('header_notices').select('starts_at').where('campaign', '=', campaign).executeTakeFirst();
  const starts_at = starts === undefined ? (known?.starts_at ?? now) : new Date(starts);
  if (row.ends_at && row.ends_at <= starts_at) throw new CampaignProblem(`${campaign}: ends: it would end before it starts`);
  await transaction
    .insertInto('header_notices')
    .values({ ...row, campaign, starts_at })
    .onConflict((conflict) => conflict.column('campaign').doUpdateSet({ ...row, starts_at }))
    .execute();
}

/** Writes a campaign to the tables that players' calls read. Throws CampaignProblem if another one has its code. */
export async function putStanding(
  transaction: Transaction,
  campaign: StandingCampaign,
  previous: Campaign | null,
  now: Date,
): Promise<void> {
  switch (campaign.kind) {
    case 'offer':
      return putOffer(transaction, campaign);
    case 'promo-code':
    case 'betting-code':
      return putCode(transaction, campaign, previous !== null && 'code' in previous && previous.kind !== 'offer' ? previous : null, now);
    case 'shop-card':
      return putCard(transaction, campaign);
    case 'notice':
      return putNotice(transaction, campaign, now);
  }
}

/** Hides a campaign from players; rewards it has given stay theirs. */
export async function endStanding(transaction: Transaction, campaign: StandingCampaign, now: Date): Promise<void> {
  switch (campaign.kind) {
    case 'offer':
      await transaction.updateTable('bonus_offers').set({ is_open: false }).where('key', '=', campaign.slug).execute();
      return;
    case 'promo-code':
    case 'betting-code':
      return endCode(transaction, campaign, now);
    case 'shop-card':
      await transaction.updateTable('shop_cards').set({ is_open: false }).where('group_key', '=', campaign.slug).execute();
      return;
    case 'notice':
      await transaction.deleteFrom('header_notices').where('campaign', '=', campaign.slug).execute();
  }
}
