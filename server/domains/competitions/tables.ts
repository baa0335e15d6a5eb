import type { Generated } from 'kysely';
import type { Stamp } from '#server/database/core-tables';

export interface CompetitionTables {
  tournaments: {
    id: Generated<number>;
    frontend_identifier: string;
    title: string;
    currency: Generated<string>;
    group_ids: Generated<number[]>;
    games: string[] | null;
    prize_cents: number;
    start_at: Date;
    end_at: Date;
    told_status: Generated<'future' | 'active' | 'archive'>;
  };
  tournament_players: { tournament_id: number; player_id: number; nickname: string; joined_at: Stamp; told_status: Generated<'future' | 'active' | 'archive'> };
}
