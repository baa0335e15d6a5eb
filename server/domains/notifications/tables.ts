import type { Generated } from 'kysely';
import type { Json, Stamp } from '#server/database/core-tables';
import type { CategorySwitches } from '#rules/notifications/categories';
import type { Locale } from '#contract/fields/locale';
import type { Notice, Notification, NotificationTexts } from '#contract/fields/notification';

/** A notification's texts in one language; `discreet` is the text without amounts, null if it contains none. */
export interface StoredTexts extends NotificationTexts {
  discreet: string | null;
}

/** A notice's text in a locale, and its link's text if it has one. */
interface NoticeText {
  message: string;
  link?: string;
}

export interface NotificationTables {
  notifications: {
    id: string;
    player_id: number;
    type: Notification['type'];
    category: Notification['category'];
    title: string;
    text: string;
    discreet_text: string | null;
    /** By locale; null for notifications of an earlier release. */
    texts: Json<Record<string, StoredTexts>> | null;
    content: Json<Notification['content']>;
    identifier: string | null;
    at: Stamp;
    expires_at: Date;
    read_at: Date | null;
    removed_at: Date | null;
  };
  notification_settings: {
    player_id: number;
    categories: Json<CategorySwitches>;
    quiet_hours: boolean;
    amounts_on_lock_screen: boolean;
    last_promotional_at: Date | null;
  };
  push_subscriptions: {
    device_id: string;
    player_id: number;
    session_hash: Buffer | null;
    endpoint: string;
    p256dh: string;
    auth: string;
    origin: string | null;
    expires_at: Date | null;
    created_at: Stamp;
    last_sent_at: Date | null;
  };
  header_notices: {
    id: Generated<number>;
    icon: Notice['icon'];
    audience: Notice['audience'];
    path: string | null;
    texts: Json<Partial<Record<Locale, NoticeText>>>;
    position: number;
    starts_at: Date;
    ends_at: Date | null;
    /** The campaign that created it. */
    campaign: string | null;
  };
}
