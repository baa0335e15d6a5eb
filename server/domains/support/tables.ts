import type { Generated } from 'kysely';
import type { ChatGroup, ChatMessage, SupportTopic } from '#contract/fields/support';
import type { Locale } from '#contract/fields/locale';
import type { Stamp } from '#server/database/core-tables';

export interface ConversationsTable {
  id: Generated<number>;
  restore_id: string;
  /** Null for a guest's conversation. */
  player_id: number | null;
  chat_group: ChatGroup;
  locale: Locale;
  /** The last message that the visitor has read. */
  read_to: Generated<number>;
  started_at: Stamp;
  changed_at: Stamp;
}

export interface ChatMessagesTable {
  id: Generated<number>;
  conversation_id: number;
  author: ChatMessage['author'];
  name: string | null;
  text: string;
  at: Stamp;
}

export interface ContactMessagesTable {
  id: Generated<number>;
  player_id: number | null;
  name: string;
  email: string;
  topic: SupportTopic;
  message: string;
  locale: Locale;
  brand: string;
  at: Stamp;
}

export interface SupportTables {
  support_conversations: ConversationsTable;
  support_messages: ChatMessagesTable;
  contact_messages: ContactMessagesTable;
}
