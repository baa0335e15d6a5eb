import type { Generated } from 'kysely';
import type { WheelItem } from '#contract/fields/config/prizes';
import type { Lootbox } from '#contract/fields/wheel';
import type { Json } from '#server/database/core-tables';

export interface WheelTables {
  lootboxes: {
    id: Generated<number>;
    player_id: number;
    group_key: string;
    stage: Generated<Lootbox['stage']>;
    items: Json<WheelItem[]>;
    drawn: string | null;
    opened_at: Date | null;
    created_at: Date;
    valid_until: Date;
    origin: string;
  };
}
