import type { ConfigOf } from '#contract/fields/config/index';
import type { Gift, GiftKind } from '#contract/fields/gift';
import { INSTALLED_APP_GROUP } from '#contract/fields/install-event';
import type { Locale } from '#contract/fields/locale';
import { textIn } from '#rules/content/local-text';

/** A gift for display: operators may set its text and picture. */
export interface ShownGift extends Gift {
  text: string | null;
  image: string | null;
}

/** The operators' settings for gifts; each part null until it's known. */
export interface GiftConfigs {
  disabled: ConfigOf<'disabled-bonuses'> | null;
  modified: ConfigOf<'modify-gifts-config'> | null;
}

type AdditionalGift = ConfigOf<'additional-gifts'>['gifts'][number];
type ConfiguredKind = AdditionalGift['kind'];

const kinds: Partial<Record<ConfiguredKind, GiftKind>> = { 'deposit-bonus': 'deposit_bonus', 'free-spins': 'freespins' };

/** Maps the configurations' spelling of a kind to that of gifts. */
export function kindOf(configured: ConfiguredKind): GiftKind {
  return kinds[configured] ?? (configured as GiftKind);
}

/** Whether a gift is hidden: its group key is disabled at its stage (GIFT-003). */
export function isHidden({ group_key, stage }: Pick<Gift, 'group_key' | 'stage'>, disabled: GiftConfigs['disabled']): boolean {
  return disabled?.bonuses.some((one) => one.group_key === group_key && one.stages.includes(stage)) ?? false;
}

/** The gifts to show by the operators' settings: without hidden ones, with changed names and tiers, positioned ones first. */
export function shownGifts(gifts: readonly Gift[], { disabled, modified }: GiftConfigs, locale: Locale): ShownGift[] {
  const changeOf = ({ group_key }: Gift) => modified?.gifts.find((one) => one.group_key === group_key);
  const place = (gift: Gift) => changeOf(gift)?.order ?? Number.MAX_SAFE_INTEGER;
  return gifts
    .filter((gift) => !isHidden(gift, disabled))
    .toSorted((one, other) => place(one) - place(other))
    .map((gift) => {
      const change = changeOf(gift);
      return {
        ...gift,
        title: change?.title ? textIn(change.title, locale) : gift.title,
        tier: change?.tier ?? gift.tier,
        kind: change?.kind ? kindOf(change.kind) : gift.kind,
        text: change?.text ? textIn(change.text, locale) : null,
        image: change?.image ?? null,
      };
    });
}

/** Whether a gift only leads to the installation, which members of the installed app's group have done (PWA-004). */
const isInstallation = ({ button }: AdditionalGift) => button.url === '/install';

/** The operators' additional gifts, for some groups or all, while valid; an invitation to install is not for those who have (PWA-004). */
export function additionalNow(config: ConfigOf<'additional-gifts'> | null, groups: readonly number[], now: number): AdditionalGift[] {
  const isIn = (start: string | null, end: string | null) =>
    (start === null || Date.parse(start) <= now) && (end === null || now < Date.parse(end));
  const isFor = (gift: AdditionalGift) => !(isInstallation(gift) && groups.includes(INSTALLED_APP_GROUP));
  return (config?.gifts ?? []).filter(
    (gift) =>
      isIn(gift.start_at, gift.end_at) &&
      isFor(gift) &&
      (gift.groupIds.length === 0 || gift.groupIds.some((group) => groups.includes(group))),
  );
}
