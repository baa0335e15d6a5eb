import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { BonusOffer, Gift } from '#contract/fields/gift';
import { gameWeightsSchema, type RewardTerms } from '#contract/fields/config/rewards';
import type { Locale } from '#contract/fields/locale';
import type { Rates } from '#rules/money/money';
import { offerAmount } from '#rules/money/offer-amount';
import { gamesCatalogue } from '#server/domains/games/catalogue/games-catalogue';
import { textOf } from '#server/texts';
import { titleIn } from '#rules/gifts/local-title';
import { bonusTerms } from './reward-terms';
import type { GiftsTable, OffersTable } from './tables';

export type GiftRow = Selectable<GiftsTable>;
export type OfferRow = Selectable<OffersTable>;

const instant = (date: Date | null) => date?.toISOString() ?? null;

function gameOf(identifier: string | null): Gift['game'] {
  const game = identifier === null ? null : gamesCatalogue().find(identifier);
  return game && { identifier: game.identifier, title: game.title, provider: game.provider.id, seo_title: game.seo_title };
}

/** The player's view of a gift (GIFT-001). Wagering beyond the requirement isn't shown. */
export function presentGift(row: GiftRow, locale: Locale, now: Date): Gift {
  const until = [row.activatable_until, row.valid_until].filter((date) => date !== null);
  return {
    id: row.id,
    title: row.title ? titleIn(row.title, locale) : textOf(locale, `gifts.kind.${row.kind}`),
    stage: row.stage,
    group_key: row.group_key,
    currency: row.currency,
    amount_cents: row.amount_cents,
    amount_wager_cents: Math.max(0, Math.min(row.amount_wager_cents, row.amount_wager_requirement_cents)),
    amount_wager_requirement_cents: row.amount_wager_requirement_cents,
    activatable: row.stage === 'issued' && until.every((date) => date > now),
    activatable_until: instant(row.activatable_until),
    freespins_total: row.freespins_total,
    type: row.type,
    bonuses: row.bonuses.map(({ type, kind, amount_cents = 0, freespins_total = 0, points = 0, wager = 0 }) => ({
      type,
      kind,
      amount_cents,
      freespins_total,
      points,
      wager,
    })),
    kind: row.kind,
    tier: row.tier,
    wager: row.wager,
    max_win_cents: row.max_win_cents,
    max_stake_cents: row.max_stake_cents,
    // Gifts of an earlier release lack the kinds that came later.
    weights: row.weights && v.parse(gameWeightsSchema, row.weights),
    freespins_performed: row.freespins_performed,
    spin_stake_cents: row.spin_stake_cents,
    game: gameOf(row.game),
    winnings: row.winnings,
    points: row.points,
    valid_until: instant(row.valid_until),
    created_at: row.created_at.toISOString(),
    ended_at: instant(row.ended_at),
  };
}

/** The inputs for an offer's amounts and terms. */
export interface OfferScene {
  rates: Rates;
  terms: RewardTerms;
}

/** An offer in a player's currency and language. */
export function presentOffer(row: OfferRow, currency: string, { rates, terms }: OfferScene, locale: Locale): BonusOffer {
  const money = (eurCents: number) => offerAmount(eurCents, currency, rates);
  return {
    key: row.key,
    title: titleIn(row.title, locale),
    code: row.code,
    currency,
    percent: row.percent,
    max_cents: money(row.max_eur_cents),
    min_deposit_cents: money(row.min_eur_cents),
    amount_cents: money(row.amount_eur_cents),
    freespins_total: row.freespins_total,
    game: gameOf(row.game),
    wager: row.wager,
    tier: row.tier,
    ...bonusTerms(terms, currency, rates),
  };
}
