import type { Generated } from 'kysely';
import type { Stamp } from '#server/database/core-tables';

export interface GamesTables {
  favorite_games: { player_id: number; game_identifier: string; added_at: Stamp };
  played_games: { player_id: number; game_identifier: string; played_at: Stamp };
  game_sessions: {
    id: Generated<string>;
    token_hash: Buffer;
    player_id: number;
    login_hash: Buffer;
    game_identifier: string;
    currency: string;
    created_at: Stamp;
    expires_at: Date;
    ended_at: Date | null;
    /** When a page last had the game open. */
    seen_at: Generated<Date | null>;
  };
  jackpot_wins: {
    id: Generated<number>;
    jackpot: string;
    level: string;
    level_name: string;
    player_id: number;
    round_id: string;
    currency: string;
    amount: number;
    eur_cents: number;
    won_at: Stamp;
  };
}
