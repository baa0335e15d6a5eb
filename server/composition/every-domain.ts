import type { Domain } from '../domain';
import { closingRoutes } from './closing-routes';
import { signInRoutes } from './sign-in-routes';
import { documentRoutesOfPlayers } from '../domains/account/documents/routes';
import { verificationRoutes } from '../domains/account/verification/routes';
import { identityRoutes } from '../domains/account/identity/routes';
import { wealthRoutes } from '../domains/account/wealth/routes';
import { passkeyRoutes } from '../domains/account/passkeys/passkey-routes';
import { profileRoutes } from '../domains/account/routes';
import { dataRoutes } from '../domains/account/data/routes';
import { contactRoutes } from '../domains/account/contact/routes';
import { securityRoutes } from '../domains/account/security/security-routes';
import { chainRoutes } from '../domains/account/chain/routes';
import { statementRoutes } from '../domains/account/statement/routes';
import { weeklySummaryRoutes } from '../domains/account/weekly/routes';
import { cashboxRoutes } from '../domains/cashbox/routes';
import { competitionRoutes } from '../domains/competitions/routes';
import { configRoutes } from '../domains/config/routes';
import { contentRoutes } from '../domains/content/routes';
import { giftRoutes } from '../domains/gifts/routes';
import { limitRoutes } from '../domains/limits/routes';
import { coverRoutes } from '../domains/games/game/cover-routes';
import { liveChatRoutes } from '../domains/live/chat/routes';
import { liveRoutes } from '../domains/live/routes';
import { localeRoutes } from '../domains/locale/routes';
import { gameRoutes } from '../domains/games/routes';
import { playRoutes } from '../domains/play/routes';
import { enterByPass } from '../domains/play/sport';
import { sportRoutes } from '../domains/play/sport-routes';
import { providerRoutes } from './provider-routes';
import { identityPage } from './identity-page';
import { sandboxCheckout } from './sandbox-checkout';
import { shopRoutes } from '../domains/shop/routes';
import { supportRoutes } from '../domains/support/routes';
import { sportStandIn } from '../edges/sport/stand-in';
import { trackingRoutes } from '../domains/tracking/routes';
import { vipRoutes } from '../domains/vip/routes';
import { wheelRoutes } from '../domains/wheels/routes';
import { notificationRoutes } from '../domains/notifications/routes';

/** Every domain that serves calls. */
export const everyDomain: readonly Domain[] = [
  signInRoutes,
  securityRoutes,
  contactRoutes,
  closingRoutes,
  dataRoutes,
  passkeyRoutes,
  profileRoutes,
  documentRoutesOfPlayers,
  statementRoutes,
  chainRoutes,
  weeklySummaryRoutes,
  verificationRoutes,
  wealthRoutes,
  identityRoutes,
  cashboxRoutes,
  sandboxCheckout,
  identityPage,
  notificationRoutes,
  competitionRoutes,
  vipRoutes,
  wheelRoutes,
  limitRoutes,
  supportRoutes,
  trackingRoutes,
  contentRoutes,
  localeRoutes,
  gameRoutes,
  coverRoutes,
  playRoutes,
  providerRoutes,
  liveRoutes,
  liveChatRoutes,
  giftRoutes,
  shopRoutes,
  configRoutes,
  sportRoutes,
  sportStandIn(enterByPass),
];
