import type { Generated } from 'kysely';
import type { RewardType, ShopLabel } from '#contract/fields/shop';
import type { Json, Stamp } from '#server/database/core-tables';
import type { LocalTitle } from '#rules/gifts/local-title';

export interface ShopTables {
  shop_cards: {
    group_key: string;
    type: RewardType;
    title: Json<LocalTitle>;
    labels: Generated<ShopLabel[]>;
    wager: Generated<number>;
    games: Generated<string[]>;
    points: number | null;
    freespins_count: Generated<number>;
    lottery_ids: Generated<number[]>;
    full_points: number | null;
    position: Generated<number>;
    is_open: Generated<boolean>;
  };
  shop_rates: { group_key: string; currency: string; amount_cents: number; points: number; position: Generated<number> };
  shop_purchases: {
    id: string;
    player_id: number;
    group_key: string;
    type: RewardType;
    quantity: number;
    points: number;
    currency: string;
    amount_cents: Generated<number>;
    gift_id: string | null;
    bought_at: Stamp;
  };
}
