import * as v from 'valibot';

/** Pages that operators can turn on and off, by the name in manage-promotion-pages; testers see all of them. */
export const promotionPages = ['activity-hub', 'rocket-mart', 'lotteries', 'adventure', 'rocketmart-wheel', 'segments-wheel'] as const;

/** Plain flags. */
export const featureFlags = ['rocket-chance', 'mystic-jackpots', 'all-widgets', 'test-quests'] as const;

/** Everything that `isOn` accepts: pages, flags, and whether betting shows. */
export const flagNames = ['betting', ...promotionPages, ...featureFlags] as const;
export type Flag = (typeof flagNames)[number];

/** The defaults until the server has responded. */
export const flagDefaults: Readonly<Record<Flag, boolean>> = {
  betting: false,
  'activity-hub': true,
  'rocket-mart': true,
  lotteries: true,
  adventure: true,
  'rocketmart-wheel': true,
  'segments-wheel': true,
  'rocket-chance': true,
  'mystic-jackpots': true,
  'all-widgets': false,
  'test-quests': false,
};

/** The flags of the server. Partial, so that a response of another release is still usable. */
export const flagsSchema = v.record(v.picklist(flagNames), v.boolean());

/** The plain flags that operators set. */
export const featureFlagsSchema = v.strictObject({
  'rocket-chance': v.boolean(),
  'mystic-jackpots': v.boolean(),
  'all-widgets': v.boolean(),
  'test-quests': v.boolean(),
});
