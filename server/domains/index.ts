import type { FastifyInstance } from 'fastify';
import { competitionRoutes } from './competitions/routes';
import { vipRoutes } from './vip/routes';
import { notificationRoutes } from './notifications/routes';
import type { Platform } from '../platform';

/** Registers the calls of one domain. */
export type Domain = (app: FastifyInstance, platform: Platform) => void;

/** Every domain that answers calls. */
export const domains: readonly Domain[] = [notificationRoutes, competitionRoutes, vipRoutes];
