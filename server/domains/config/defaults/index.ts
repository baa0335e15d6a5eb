import { flagDefaults, promotionPages } from '#contract/fields/config/flags';
import type { StoredName, StoredOf } from '../stored';
import { banners } from './banners.data';
import { additionalGifts, disabledBonuses, modifiedGifts } from './gifts.data';
import { liveChatWords } from './live-chat.data';
import { currencyChoice, furtherFields, logos, mainWidget, managers, menuCategories, partners, providers } from './site.data';
import { adventures, vipProgram } from './vip.data';
import { rewardTerms } from './rewards.data';
import { segmentsWheel, wheel } from './wheels.data';

const always =
  <T>(value: T) =>
  () =>
    value;

const pages = Object.fromEntries(promotionPages.map((page) => [page, flagDefaults[page]])) as StoredOf<'manage-promotion-pages'>['pages'];

/** The defaults; dated ones are in the period of the instant. */
const defaults: { [Name in StoredName]: (now: Date) => StoredOf<Name> } = {
  'stag-by-referrer-name': always(partners),
  'survey-config': always({ survey_id: null, survey_collector_id: null, is_enable_widget: false }),
  'betting-config': always({ is_shown: flagDefaults.betting, host: null, countries_without: [] }),
  'vip-adventures': adventures,
  'disabled-bonuses': always(disabledBonuses),
  'modify-gifts-config': always(modifiedGifts),
  'excluded-promo-stags': always({ stags: [] }),
  'currency-config': always(currencyChoice),
  'additional-gifts': always(additionalGifts),
  'main-widget-config': always(mainWidget),
  'vip-program-config': vipProgram,
  'providers-config': always(providers),
  'logo-config': logos,
  'menu-categories-games': always(menuCategories),
  'manage-promotion-pages': always({ pages, closed: [] }),
  'banners-config': banners,
  'wheel-config': always(wheel),
  'wheel-config-segments': always(segmentsWheel),
  'feature-flags': always({
    'rocket-chance': flagDefaults['rocket-chance'],
    'mystic-jackpots': flagDefaults['mystic-jackpots'],
    'all-widgets': flagDefaults['all-widgets'],
    'test-quests': flagDefaults['test-quests'],
  }),
  managers: always(managers),
  'reward-terms': always(rewardTerms),
  'player-fields': always(furtherFields),
  'welcome-pack': always({ stags: [] }),
  'blocked-cards': always({ bins: [] }),
  'live-tables': always({ betting_seconds: 20, result_seconds: 5, hours: {} }),
  'live-chat': always({ is_open: true, words: liveChatWords }),
  'account-security': always({ factor_reset_hours: 72 }),
  // The shared-card rule is for operators to turn on: everybody uses the sandbox's test cards.
  'fraud-rules': always({
    shared_card: null,
    declined_payments: { more_than: 10, hours: 1, outcome: 'refuse' },
    multi_account_device: { outcome: 'review' },
  }),
};

/** The default of a configuration at an instant. */
export function defaultOf<Name extends StoredName>(name: Name, now: Date): StoredOf<Name> {
  return defaults[name](now);
}
