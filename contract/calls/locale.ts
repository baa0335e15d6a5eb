import * as v from 'valibot';
import { defineCall } from '../call';

export const getCurrentIp = defineCall({
  id: 'locale.current-ip',
  method: 'GET',
  path: '/api/current_ip',
  who: 'guest',
  privacy: 'public',
  offline: 'online-only',
  summary: 'Where the visitor is, as two letters of ISO 3166; null where that is not known.',
  proves: ['API-060', 'GEO-001'],
  answer: v.strictObject({ country_code: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))) }),
  refusals: [],
  example: {},
});
