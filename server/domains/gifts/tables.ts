import type { Generated } from 'kysely';
import type { GameWeights } from '#contract/fields/config/rewards';
import type { GiftKind, GiftStage, GiftTier, GiftType } from '#contract/fields/gift';
import type { Json, Stamp } from '#server/database/core-tables';
import type { LocalTitle } from '#rules/gifts/local-title';

export interface GiftsTable {
  id: Generated<string>;
  player_id: number;
  type: GiftType;
  kind: GiftKind;
  tier: GiftTier | null;
  group_key: string;
  title: Json<LocalTitle | null>;
  stage: Generated<GiftStage>;
  currency: string;
  amount_cents: Generated<number>;
  wager: Generated<number>;
  amount_wager_cents: Generated<number>;
  amount_wager_requirement_cents: Generated<number>;
  max_win_cents: number | null;
  /** Percent that counts towards the wagering, by kind of game; null: the general weights. */
  weights: Json<GameWeights | null>;
  max_stake_cents: number | null;
  paid_cents: Generated<number>;
  games: string[] | null;
  game: string | null;
  freespins_total: Generated<number>;
  freespins_performed: Generated<number>;
  spin_stake_cents: number | null;
  winnings: Generated<'bonus' | 'cash'>;
  points: Generated<number>;
  bonuses: Json<GiftPart[]>;
  source: string;
  activatable_until: Date | null;
  valid_until: Date | null;
  created_at: Stamp;
  ended_at: Date | null;
}

/** The group's reward, in the format of `issue_gift`. */
export interface GiftPart {
  type: GiftType;
  kind: GiftKind;
  title?: LocalTitle;
  amount_cents?: number;
  wager?: number;
  freespins_total?: number;
  game?: string;
  points?: number;
  valid_days?: number;
}

export interface OffersTable {
  key: string;
  kind: 'deposit' | 'registration';
  title: Json<LocalTitle>;
  code: string | null;
  percent: Generated<number>;
  max_eur_cents: Generated<number>;
  min_eur_cents: Generated<number>;
  amount_eur_cents: Generated<number>;
  freespins_total: Generated<number>;
  game: string | null;
  wager: Generated<number>;
  tier: GiftTier | null;
  position: Generated<number>;
  is_open: Generated<boolean>;
}

export interface PromoCodesTable {
  code: string;
  kind: 'coupon' | 'betting';
  title: Json<LocalTitle>;
  gift: Json<GiftPart | null>;
  url: string | null;
  quota: number | null;
  used: Generated<number>;
  valid_until: Date | null;
}

export interface GiftTables {
  gifts: GiftsTable;
  bonus_offers: OffersTable;
  promo_codes: PromoCodesTable;
  promo_code_uses: { code: string; player_id: number; used_at: Stamp };
}
