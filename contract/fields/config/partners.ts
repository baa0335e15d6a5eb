import * as v from 'valibot';
import { stagSchema } from './parts';

/** Partners recognised by the referrer: a host with its subdomains, and the partner's names (AUTH-017). */
export const stagByReferrerNameSchema = v.strictObject({
  referrers: v.array(
    v.strictObject({ name: v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)), stag: stagSchema, affb: v.nullable(stagSchema) }),
  ),
});

/** Partners whose visitors see no promotions: they came under separate terms. */
export const excludedPromoStagsSchema = v.strictObject({ stags: v.array(stagSchema) });

/** The survey for players (SURV-001). */
export const surveyConfigSchema = v.strictObject({
  survey_id: v.nullable(v.string()),
  survey_collector_id: v.nullable(v.string()),
  is_enable_widget: v.boolean(),
});
