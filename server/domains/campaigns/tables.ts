import type { Generated } from 'kysely';
import type { Json, Stamp } from '#server/database/core-tables';

/** Definitions are campaigns as `readCampaign` returns them. */
export interface CampaignTables {
  campaigns: { slug: string; kind: string; definition: Json<object>; ended_at: Date | null; changed_at: Stamp };
  campaign_history: {
    id: Generated<number>;
    slug: string;
    action: 'created' | 'changed' | 'ended';
    definition: Json<object>;
    changed_by: string;
    changed_at: Stamp;
  };
}
