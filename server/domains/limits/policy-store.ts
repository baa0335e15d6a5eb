import { type Duties, dutiesOf } from '#rules/limits/duties';
import { limitPolicyOf, type LimitPolicy } from '#rules/limits/policy';
import type { Queries } from '#server/database/connection';
import { readPlayer } from '#server/database/players-store';

/** The policy of limits and breaks for a player's licence and country. */
export async function readLimitPolicy(queries: Queries, player: number): Promise<LimitPolicy> {
  const { license_name: licence, country } = await readPlayer(queries, player, ['license_name', 'country']);
  return limitPolicyOf(licence, country);
}

/** The duties of a player's licence around limits. */
export async function readDuties(queries: Queries, player: number): Promise<Duties> {
  const { license_name: licence } = await readPlayer(queries, player, ['license_name']);
  return dutiesOf(licence);
}
