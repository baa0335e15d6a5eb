import type { Generated } from 'kysely';

export interface FairTables {
  fair_seeds: {
    id: string;
    player_id: number;
    server_seed: Buffer;
    commitment: Buffer;
    /** The player's half; null until the seed is in use. */
    client_seed: string | null;
    rounds: Generated<number>;
    created_at: Generated<Date>;
    began_at: Date | null;
    revealed_at: Date | null;
  };
  fair_rounds: { round_id: string; seed_id: string; nonce: number };
}
