import * as v from 'valibot';

/** Pages that operators turn on and off, by the name in manage-promotion-pages; testers see all of them. */
export const promotionPages = ['activity-hub', 'rocket-mart', 'lotteries', 'adventure', 'rocketmart-wheel', 'segments-wheel'] as const;

/** Flags that are nothing but flags. */
export const featureFlags = ['rocket-chance', 'mystic-jackpots', 'all-widgets', 'test-quests'] as const;

/** Everything that a window may ask about with `isOn`: pages, flags, and whether betting shows. */
export const flagNames = ['betting', ...promotionPages, ...featureFlags] as const;
export type Flag = (typeof flagNames)[number];

/** What holds until the platform has been heard. */
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

/** The flags as the platform has them. Partial, so that an answer of another release still says what it knows. */
export const flagsSchema = v.record(v.picklist(flagNames), v.boolean());

/** What operators set of the flags that are nothing else. */
export const featureFlagsSchema = v.strictObject({
  'rocket-chance': v.boolean(),
  'mystic-jackpots': v.boolean(),
  'all-widgets': v.boolean(),
  'test-quests': v.boolean(),
});
