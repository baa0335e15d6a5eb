import * as v from 'valibot';
import {
  configIdSchema,
  countSchema,
  currencyCodeSchema,
  groupIdSchema,
  instantSchema,
  localTextSchema,
  ownPathSchema,
} from '#contract/fields/config/parts';
import { gameCategories } from '#contract/fields/game';
import { giftTiers, promoCodeSchema } from '#contract/fields/gift';
import { type Locale, locales } from '#contract/fields/locale';
import { noticeSchema } from '#contract/fields/notification';
import { questSizes } from '#contract/fields/quest';
import { shopLabels } from '#contract/fields/shop';
import type { Schedule } from '#rules/campaigns/occurrences';
import { isShownToAll, tournamentKind } from '#rules/competitions/tournament-kind';
import { gamesCatalogue } from '../games/catalogue/games-catalogue';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** An invalid campaign; the message for the operator has its name, the position and the reason. */
export class CampaignProblem extends Error {}

const text = (atMost: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(atMost));
const slugSchema = v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'small letters, digits and single hyphens'));
const positiveSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const wagerSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100));
const gameSchema = v.pipe(
  v.string(),
  v.check((identifier) => gamesCatalogue().index.find(identifier) !== null, 'no game has this identifier'),
);

/** `36h` or `7d`, at most a year. */
const spanSchema = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,3}[hd]$/, 'hours or days, such as 36h or 7d'),
  v.check((span) => spanMs(span) <= 366 * DAY_MS, 'at most a year'),
);

const spanMs = (span: string) => Number.parseInt(span, 10) * (span.endsWith('d') ? DAY_MS : HOUR_MS);

const timing = { starts: instantSchema, lasts: spanSchema, every: v.optional(spanSchema) };

/** Which games count: those of a provider or a category, or the ones listed. */
const gamesSchema = v.union(
  [
    v.strictObject({
      provider: v.pipe(
        configIdSchema,
        v.check((id) => gamesCatalogue().index.ofProvider(id).length > 0),
      ),
    }),
    v.strictObject({ category: v.picklist(gameCategories) }),
    v.pipe(v.array(gameSchema), v.minLength(1)),
  ],
  'a known provider, a category, or a list of games',
);

const board = {
  slug: slugSchema,
  title: text(80),
  prize_eur_cents: positiveSchema,
  /** All games if it's absent. */
  games: v.optional(gamesSchema),
  /** Only for players in one of these groups; for everybody if it's empty. */
  groups: v.optional(v.array(groupIdSchema), []),
  ...timing,
};

const inLocales = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.record(v.picklist(locales), schema),
    v.check((texts) => 'en' in texts, 'English is missing'),
    v.transform((texts) => texts as { en: T } & Partial<Record<Locale, T>>),
  );

/** The reward of a coupon. */
const couponGiftSchema = v.variant('brings', [
  v.strictObject({ brings: v.literal('money'), amount_eur_cents: positiveSchema, wager: wagerSchema }),
  v.strictObject({ brings: v.literal('free-spins'), count: positiveSchema, game: gameSchema, wager: wagerSchema }),
  v.strictObject({ brings: v.literal('points'), count: positiveSchema }),
]);
export type CouponGift = v.InferOutput<typeof couponGiftSchema>;

/** The reward of a deposit or a registration. */
const offerSchema = v.strictObject({
  kind: v.literal('offer'),
  slug: slugSchema,
  with: v.picklist(['deposit', 'registration']),
  title: localTextSchema,
  /** The code players enter; without one the offer applies automatically. */
  code: v.optional(v.nullable(promoCodeSchema), null),
  percent: v.optional(v.pipe(countSchema, v.maxValue(500)), 0),
  max_eur_cents: v.optional(countSchema, 0),
  min_eur_cents: v.optional(countSchema, 0),
  amount_eur_cents: v.optional(countSchema, 0),
  free_spins: v.optional(v.strictObject({ count: positiveSchema, game: gameSchema })),
  wager: wagerSchema,
  tier: v.optional(v.nullable(v.picklist(giftTiers)), null),
  position: v.optional(countSchema, 0),
});

const cardParts = {
  kind: v.literal('shop-card'),
  slug: slugSchema,
  title: localTextSchema,
  labels: v.optional(v.array(v.picklist(shopLabels)), []),
  position: v.optional(countSchema, 0),
  /** The price outside the sale; only cards of the sale have it. */
  full_points: v.optional(v.nullable(positiveSchema), null),
};

/** A card of the shop: money at a price for each currency, free spins, or a loot box. */
const shopCardSchema = v.variant('gives', [
  v.strictObject({
    ...cardParts,
    gives: v.literal('money'),
    points: positiveSchema,
    amounts_cents: v.record(currencyCodeSchema, positiveSchema),
    wager: v.optional(wagerSchema, 0),
  }),
  v.strictObject({
    ...cardParts,
    gives: v.literal('free-spins'),
    points: positiveSchema,
    count: positiveSchema,
    game: gameSchema,
    wager: wagerSchema,
  }),
  v.strictObject({ ...cardParts, gives: v.literal('lootbox'), points: positiveSchema }),
]);

const promotionTextSchema = v.strictObject({
  title: text(80),
  lead: text(300),
  button: text(40),
  paragraphs: v.array(text(1_000)),
  conditions: v.array(text(500)),
});

/** Every kind of campaign, as an operator writes it. */
const campaignSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('tournament'), ...board }),
  v.strictObject({ kind: v.literal('achievement'), ...board }),
  v.strictObject({ kind: v.literal('quest'), ...board, size: v.picklist(questSizes) }),
  v.strictObject({
    kind: v.literal('lottery'),
    slug: slugSchema,
    title: text(80),
    /** Comp points per ticket, and stakes that earn one; null if tickets aren't available that way. */
    ticket_points: v.optional(v.nullable(positiveSchema), null),
    ticket_bets_eur_cents: v.optional(v.nullable(positiveSchema), null),
    prizes_eur_cents: v.pipe(v.array(positiveSchema), v.minLength(1), v.maxLength(100)),
    ...timing,
  }),
  v.strictObject({
    kind: v.literal('promotion'),
    slug: slugSchema,
    path: ownPathSchema,
    position: v.optional(countSchema, 0),
    texts: inLocales(promotionTextSchema),
    ...timing,
  }),
  v.strictObject({ kind: v.literal('sale'), slug: slugSchema, ...timing }),
  offerSchema,
  v.strictObject({
    kind: v.literal('promo-code'),
    slug: slugSchema,
    code: promoCodeSchema,
    title: localTextSchema,
    gift: couponGiftSchema,
    /** How many players may use it; null for no limit. */
    quota: v.optional(v.nullable(positiveSchema), null),
    valid_until: v.optional(v.nullable(instantSchema), null),
  }),
  v.strictObject({
    kind: v.literal('betting-code'),
    slug: slugSchema,
    code: promoCodeSchema,
    title: localTextSchema,
    url: ownPathSchema,
    valid_until: v.optional(v.nullable(instantSchema), null),
  }),
  shopCardSchema,
  v.strictObject({
    kind: v.literal('notice'),
    slug: slugSchema,
    icon: noticeSchema.entries.icon,
    audience: noticeSchema.entries.audience,
    path: v.optional(v.nullable(ownPathSchema), null),
    texts: inLocales(v.strictObject({ message: text(200), link: v.optional(text(40)) })),
    position: v.optional(countSchema, 0),
    /** From when it's applied if `starts` is absent, until it's ended if `ends` is. */
    starts: v.optional(instantSchema),
    ends: v.optional(instantSchema),
  }),
]);
export type Campaign = v.InferOutput<typeof campaignSchema>;
export type CampaignKind = Campaign['kind'];
export type CampaignOf<Kind extends CampaignKind> = Extract<Campaign, { kind: Kind }>;

/** Kinds that run from an instant for a duration, and may recur. */
export type TimedCampaign = Extract<Campaign, { lasts: string }>;
export type BoardCampaign = CampaignOf<'tournament' | 'achievement' | 'quest'>;

export const isTimed = (campaign: Campaign): campaign is TimedCampaign => 'lasts' in campaign;

/** When a campaign runs. */
export function scheduleOf({ starts, lasts, every }: Pick<TimedCampaign, 'starts' | 'lasts' | 'every'>): Schedule {
  return { startsAt: Date.parse(starts), lastsMs: spanMs(lasts), everyMs: every === undefined ? null : spanMs(every) };
}

const problem = (name: string, place: string, why: string) => new CampaignProblem(`${name}: ${place}: ${why}`);

/** Checks beyond the shapes: times that fit together, and slugs that are unique across kinds. */
function refuseUnfit(campaign: Campaign, name: string): void {
  if (isTimed(campaign)) {
    const { lastsMs, everyMs, startsAt } = scheduleOf(campaign);
    if (everyMs !== null && everyMs < Math.max(lastsMs, DAY_MS))
      throw problem(name, 'every', 'it must be at least a day and no shorter than lasts');
    const isByDay = [startsAt, lastsMs, everyMs ?? 0].every((ms) => ms % DAY_MS === 0);
    if (campaign.kind === 'sale' && !isByDay) throw problem(name, 'starts', 'a sale starts at midnight UTC and lasts whole days');
  }
  if (campaign.kind === 'tournament' && (tournamentKind(campaign.slug) !== 'tournament' || !isShownToAll(campaign.slug))) {
    throw problem(name, 'slug', 'the words quest, achievement and nonvisible are reserved');
  }
  if (campaign.kind === 'lottery' && campaign.ticket_points === null && campaign.ticket_bets_eur_cents === null) {
    throw problem(name, 'ticket_points', 'set ticket_points, ticket_bets_eur_cents or both');
  }
  if (campaign.kind === 'offer') {
    const { with: occasion, percent, amount_eur_cents: amount, free_spins: spins } = campaign;
    if (occasion === 'deposit' ? percent === 0 : amount === 0 && !spins)
      throw problem(
        name,
        'percent',
        'the offer is empty: a deposit offer needs percent, a registration offer amount_eur_cents or free_spins',
      );
    if (percent > 0 && campaign.max_eur_cents === 0) throw problem(name, 'max_eur_cents', 'a percentage offer needs a maximum');
  }
  if (campaign.kind === 'shop-card' && campaign.gives === 'money' && !('EUR' in campaign.amounts_cents))
    throw problem(name, 'amounts_cents', 'EUR is missing');
}

/** Parses a campaign from the content of a file called `name`. Throws CampaignProblem with the place and the reason. */
export function readCampaign(value: unknown, name: string): Campaign {
  const result = v.safeParse(campaignSchema, value);
  if (!result.success) {
    const [issue] = result.issues;
    throw problem(name, v.getDotPath(issue) ?? 'the file', issue.message);
  }
  refuseUnfit(result.output, name);
  return result.output;
}
