export interface VipTables {
  adventure_claims: { player_id: number; adventure: string; day: number; step: number; claimed_at: Date };
}
