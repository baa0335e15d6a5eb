import * as v from 'valibot';
import { bannersConfigSchema } from './banners';
import { additionalGiftsSchema, disabledBonusesSchema, modifyGiftsConfigSchema } from './gifts';
import { excludedPromoStagsSchema, stagByReferrerNameSchema, surveyConfigSchema } from './partners';
import { wheelConfigSchema, wheelConfigSegmentsSchema } from './prizes';
import {
  bettingConfigSchema,
  currencyConfigSchema,
  logoConfigSchema,
  mainWidgetConfigSchema,
  managePromotionPagesSchema,
  menuCategoriesGamesSchema,
  providersConfigSchema,
} from './site';
import { vipAdventuresSchema, vipProgramConfigSchema } from './vip';

/** The schema of each configuration by its name (CONF-001). */
export const configSchemas = {
  'stag-by-referrer-name': stagByReferrerNameSchema,
  'survey-config': surveyConfigSchema,
  'betting-config': bettingConfigSchema,
  'vip-adventures': vipAdventuresSchema,
  'disabled-bonuses': disabledBonusesSchema,
  'modify-gifts-config': modifyGiftsConfigSchema,
  'excluded-promo-stags': excludedPromoStagsSchema,
  'currency-config': currencyConfigSchema,
  'additional-gifts': additionalGiftsSchema,
  'main-widget-config': mainWidgetConfigSchema,
  'vip-program-config': vipProgramConfigSchema,
  'providers-config': providersConfigSchema,
  'logo-config': logoConfigSchema,
  'menu-categories-games': menuCategoriesGamesSchema,
  'manage-promotion-pages': managePromotionPagesSchema,
  'banners-config': bannersConfigSchema,
  'wheel-config': wheelConfigSchema,
  'wheel-config-segments': wheelConfigSegmentsSchema,
} as const;

export type ConfigName = keyof typeof configSchemas;
export type ConfigOf<Name extends ConfigName> = v.InferOutput<(typeof configSchemas)[Name]>;

/** The eighteen names of CONF-001. */
export const configNames = Object.keys(configSchemas) as ConfigName[];

export const configNameSchema = v.picklist(configNames);
