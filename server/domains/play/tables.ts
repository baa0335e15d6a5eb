import type { Generated } from 'kysely';

/** A game's settled rounds of a UTC day. */
export interface GameReturnsTable {
  game_identifier: string;
  day: string;
  rounds: number;
  ratio_sum: number;
  ratio_squares: number;
  stake_eur_cents: number;
  win_eur_cents: number;
}

export interface FairTables {
  play_stops: { scope: 'everything' | 'provider' | 'game'; name: string; reason: string; stopped_by: string; stopped_at: Generated<Date> };
  game_returns: GameReturnsTable;
  game_return_alarms: { game_identifier: string; deviation: number; raised_at: Date };
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
