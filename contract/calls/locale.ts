import * as v from 'valibot';
import { defineCall } from '../call';

export * from './locale/info';

export const getCurrentIp = defineCall({
  id: 'locale.current-ip',
  method: 'GET',
  path: '/api/current_ip',
  who: 'guest',
  privacy: 'public',
  offline: 'online-only',
  summary: 'The visitor’s country as an ISO 3166 alpha-2 code; null if unknown.',
  proves: ['API-060', 'GEO-001'],
  response: v.strictObject({ country_code: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))) }),
  refusals: [],
  example: {},
});

export const getClientContext = defineCall({
  id: 'locale.client-context',
  method: 'GET',
  path: '/client-context',
  who: 'guest',
  privacy: 'private',
  offline: 'online-only',
  summary: 'What the server detects about the caller’s browser: whether it is mobile, its page transitions, and its user agent data.',
  proves: ['API-057', 'GEO-002', 'ROUTE-061'],
  response: v.strictObject({
    isMobile: v.boolean(),
    transitionName: v.picklist(['slide-left', 'fade', 'none']),
    userAgent: v.string(),
    userAgentHints: v.strictObject({ brands: v.nullable(v.string()), mobile: v.nullable(v.boolean()), platform: v.nullable(v.string()) }),
  }),
  refusals: [],
  example: {},
});
