import * as v from 'valibot';
import { defineCall } from '../../call';
import { type ConfigName, configNameSchema, configSchemas } from '../../fields/config/index';
import { localeSchema } from '../../fields/locale';

type Named = {
  [Name in ConfigName]: v.StrictObjectSchema<{ name: v.LiteralSchema<Name, undefined>; config: (typeof configSchemas)[Name] }, undefined>;
}[ConfigName];

const named = Object.entries(configSchemas).map(([name, config]) => v.strictObject({ name: v.literal(name), config })) as unknown as [
  Named,
  ...Named[],
];

export const getConfig = defineCall({
  id: 'config.read',
  method: 'GET',
  path: '/api/fe/config/{name}',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'One configuration by its name; banners in the requested language.',
  proves: ['API-055', 'CONF-001'],
  params: v.strictObject({ name: configNameSchema }),
  query: v.strictObject({ locale: v.optional(localeSchema) }),
  response: v.variant('name', named),
  refusals: [],
  example: { params: { name: 'banners-config' }, query: { locale: 'en' } },
});
