import { fileURLToPath } from 'node:url';
import type { Transaction } from '#server/database/connection';
import type { Campaign } from './definition';
import { applyWithin } from './store';

/** The campaigns that the product comes with, for every database, and those of the demo. */
export async function ownCampaigns(of: 'everywhere' | 'demo'): Promise<Campaign[]> {
  const { readCampaignFiles } = await import('./campaign-files');
  return readCampaignFiles(fileURLToPath(new URL(`seed/${of}`, import.meta.url)));
}

/** Adds the product's own campaigns to a database without any; later changes by operators stay. */
export async function seedCampaigns(transaction: Transaction, { isDemo, now }: { isDemo: boolean; now: Date }): Promise<void> {
  const known = await transaction.selectFrom('campaign_history').select('id').limit(1).executeTakeFirst();
  if (known) return;
  const campaigns = [...(await ownCampaigns('everywhere')), ...(isDemo ? await ownCampaigns('demo') : [])];
  await applyWithin(transaction, campaigns, { by: 'perigee', now });
}
