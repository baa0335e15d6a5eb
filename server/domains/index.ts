import type { FastifyInstance } from 'fastify';
import { signInRoutes } from './account/sign-in-routes';
import { documentRoutesOfPlayers } from './account/documents/routes';
import { passkeyRoutes } from './account/passkey-routes';
import { profileRoutes } from './account/routes';
import { securityRoutes } from './account/security-routes';
import { cashboxRoutes } from './cashbox/routes';
import { competitionRoutes } from './competitions/routes';
import { configRoutes } from './config/routes';
import { contentRoutes } from './content/routes';
import { giftRoutes } from './gifts/routes';
import { limitRoutes } from './limits/routes';
import { coverRoutes } from './games/cover-routes';
import { localeRoutes } from './locale/routes';
import { gameRoutes } from './games/routes';
import { providerRoutes } from '../edges/providers/routes';
import { shopRoutes } from './shop/routes';
import { supportRoutes } from './support/routes';
import { sportStandIn } from '../edges/sport/stand-in';
import { trackingRoutes } from './tracking/routes';
import { vipRoutes } from './vip/routes';
import { wheelRoutes } from './wheels/routes';
import { notificationRoutes } from './notifications/routes';
import type { Platform } from '../platform';

/** Registers the calls of one domain. */
export type Domain = (app: FastifyInstance, platform: Platform) => void;

/** Every domain that answers calls. */
export const domains: readonly Domain[] = [signInRoutes, securityRoutes, passkeyRoutes, profileRoutes, documentRoutesOfPlayers, cashboxRoutes, notificationRoutes, competitionRoutes, vipRoutes, wheelRoutes, limitRoutes, supportRoutes, trackingRoutes, contentRoutes, localeRoutes, gameRoutes, coverRoutes, providerRoutes, giftRoutes, shopRoutes, configRoutes, sportStandIn];
