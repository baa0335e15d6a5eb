import type { Generated } from 'kysely';
import type { ChatReportReason } from '#contract/fields/live-chat';

export interface LiveChatTables {
  live_chat_people: {
    player_id: number;
    person: Generated<string>;
    muted_until: Date | null;
    mute_reason: string | null;
  };
  live_chat_lines: {
    id: Generated<number>;
    ref: string;
    game: string;
    player_id: number;
    text: string;
    said_at: Generated<Date>;
    removed_at: Date | null;
  };
  live_chat_hidden: { player_id: number; person: string };
  live_chat_reports: { line_id: number; player_id: number; reason: ChatReportReason; at: Generated<Date> };
  live_chat_here: { server: string; game: string; player_id: number; seen_at: Generated<Date> };
}
