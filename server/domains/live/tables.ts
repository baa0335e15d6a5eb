import type { Generated } from 'kysely';
import type { LiveAct, LiveBet, LivePhase } from '#contract/fields/live';
import type { Json } from '#server/database/core-tables';

export interface LiveTables {
  live_rounds: {
    id: string;
    game: string;
    number: number;
    phase: Generated<LivePhase | 'over'>;
    began_at: Generated<Date>;
    ends_at: Date;
    seed: Buffer;
    commitment: Buffer;
    drawn: Json<object> | null;
    result: string | null;
    created_at: Generated<Date>;
  };
  live_bets: {
    live_round: string;
    player_id: number;
    round_id: string;
    currency: string;
    stake: number;
    bets: Json<LiveBet[]>;
    acts: Json<LiveAct[]>;
    win: number | null;
    placed_at: Generated<Date>;
    settled_at: Date | null;
  };
  live_seats: {
    live_round: string;
    /** A spot that only one player may have, such as `seat-1`. */
    spot: string;
    player_id: number;
  };
  /** The number of a table's watchers on one server. */
  live_watchers: {
    server: string;
    game: string;
    watching: number;
    seen_at: Generated<Date>;
  };
}
