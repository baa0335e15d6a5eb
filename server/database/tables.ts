import type { CoreTables } from './core-tables';
import type { LedgerTables } from './ledger-tables';
import type { AccountTables } from '../domains/account/tables';
import type { DocumentTables } from '../domains/account/documents/tables';
import type { PaymentTables } from '../domains/cashbox/tables';
import type { TrackingTables } from '../domains/tracking/tables';
import type { CampaignTables } from '../domains/campaigns/tables';
import type { CompetitionTables } from '../domains/competitions/tables';
import type { ConfigTables } from '../domains/config/tables';
import type { ContentTables } from '../domains/content/tables';
import type { GamesTables } from '../domains/games/tables';
import type { GiftTables } from '../domains/gifts/tables';
import type { FairTables } from '../domains/play/tables';
import type { LimitTables } from '../domains/limits/tables';
import type { LiveChatTables } from '../domains/live/chat/tables';
import type { LiveTables } from '../domains/live/tables';
import type { NotificationTables } from '../domains/notifications/tables';
import type { ShopTables } from '../domains/shop/tables';
import type { SupportTables } from '../domains/support/tables';
import type { VipTables } from '../domains/vip/tables';
import type { WheelTables } from '../domains/wheels/tables';

/** All tables, by the domain that owns them: combined only here. */
export interface Tables
  extends CoreTables,
    LedgerTables,
    AccountTables,
    DocumentTables,
    SupportTables,
    TrackingTables,
    PaymentTables,
    CampaignTables,
    CompetitionTables,
    ContentTables,
    GamesTables,
    NotificationTables,
    LimitTables,
    LiveTables,
    LiveChatTables,
    FairTables,
    GiftTables,
    ShopTables,
    ConfigTables,
    VipTables,
    WheelTables {}
