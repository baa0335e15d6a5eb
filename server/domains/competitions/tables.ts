import type { Generated } from 'kysely';
import type { Locale } from '#contract/fields/locale';
import type { Json, Stamp } from '#server/database/core-tables';

type AnnouncedStatus = Generated<'future' | 'active' | 'archive'>;

/** A promotion's texts in one language. */
export interface PromoText {
  title: string;
  lead: string;
  button: string;
  paragraphs: string[];
  conditions: string[];
}

/** English always exists, and is the fallback for languages without a text. */
export type PromoTexts = { en: PromoText } & Partial<Record<Locale, PromoText>>;

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
    told_status: AnnouncedStatus;
    /** The number of participants. */
    players: Generated<number>;
    /** The campaign that it's an occurrence of. */
    campaign: string | null;
  };
  tournament_players: {
    tournament_id: number;
    player_id: number;
    nickname: string;
    joined_at: Stamp;
    told_status: AnnouncedStatus;
    told_soon: Generated<boolean>;
  };
  tournament_removals: { tournament_id: number; player_id: number; reason: string; removed_at: Stamp };
  tournament_prizes: { tournament_id: number; place: number; player_id: number; amount_cents: number; paid_at: Stamp };
  quest_levels: { tournament_id: number; player_id: number; level: number; amount_cents: number; reached_at: Stamp };
  lotteries: {
    id: Generated<number>;
    identifier: string;
    title: string;
    ticket_points: number | null;
    ticket_bets_cents: number | null;
    prizes_cents: number[];
    start_at: Date;
    end_at: Date;
    tickets: Generated<number>;
    drawn_at: Date | null;
    told_status: AnnouncedStatus;
    /** The campaign that it's an occurrence of. */
    campaign: string | null;
  };
  lottery_tickets: { lottery_id: number; first: number; last: number; player_id: number; source: 'bought' | 'earned'; at: Stamp };
  lottery_winners: {
    lottery_id: number;
    place: number;
    ticket: number;
    player_id: number;
    nickname: string;
    amount_cents: number;
    paid_at: Date | null;
  };
  promos: {
    id: Generated<number>;
    slug: string;
    path: string;
    texts: Json<PromoTexts>;
    position: Generated<number>;
    start_at: Date;
    end_at: Date;
  };
  promo_subscriptions: {
    promo_id: number;
    player_id: number;
    subscribed_at: Stamp;
    told_start: Generated<boolean>;
    told_end: Generated<boolean>;
  };
}
