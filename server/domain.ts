import type { FastifyInstance } from 'fastify';
import type { Platform } from './platform';

/** Registers the calls of one domain. */
export type Domain = (app: FastifyInstance, platform: Platform) => void;
