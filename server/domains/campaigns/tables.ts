import type { Generated } from 'kysely';
import type { Json, Stamp } from '#server/database/core-tables';
import type { Campaign } from './definition';

export interface CampaignTables {
  campaigns: { slug: string; kind: Campaign['kind']; definition: Json<Campaign>; ended_at: Date | null; changed_at: Stamp };
  campaign_history: {
    id: Generated<number>;
    slug: string;
    action: 'created' | 'changed' | 'ended';
    definition: Json<Campaign>;
    changed_by: string;
    changed_at: Stamp;
  };
}
