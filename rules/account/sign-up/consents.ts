/** What a player can agree to: promotions by email, text message, phone and post, the terms of use, the privacy policy. */
export type ConsentKind = 'email' | 'sms' | 'phone' | 'post' | 'terms' | 'privacy';

/**
 * The version of each text that players agree to, as the product ships it; operators publish others of the terms and the privacy policy
 * (docs/how-to/change-the-terms.md). A new version of either is requested again.
 */
export const consentVersions: Readonly<Record<ConsentKind, string>> = {
  email: '1',
  sms: '1',
  phone: '1',
  post: '1',
  // 3: says what a withdrawal does to free spins, and who may cancel one.
  terms: '3',
  // 3: names answers about the source of funds.
  privacy: '3',
};

/** The content pages that players agree to. */
export const consentPages = { terms: 'terms-and-conditions', privacy: 'privacy-policy' } as const satisfies Partial<
  Record<ConsentKind, string>
>;

/** The current versions, from those of the published pages by slug; a page without one has the product's. */
export function currentVersions(published: Readonly<Partial<Record<string, string>>>): Record<ConsentKind, string> {
  const { terms, privacy } = consentVersions;
  return { ...consentVersions, terms: published[consentPages.terms] ?? terms, privacy: published[consentPages.privacy] ?? privacy };
}

/** One consent that's given or withdrawn. */
export interface ConsentChange {
  kind: ConsentKind;
  given: boolean;
}

/** The consents that an acceptance of the terms includes. */
export const acceptedTexts: readonly ConsentChange[] = [
  { kind: 'terms', given: true },
  { kind: 'privacy', given: true },
];

/** The consent of each choice about promotions. */
export const promotionConsents = {
  receive_promos: 'email',
  receive_sms_promos: 'sms',
  receive_phone_promos: 'phone',
  receive_post_promos: 'post',
} as const satisfies Record<string, ConsentKind>;

/** A player's choices about promotions, one for each channel. */
export type PromotionChoices = Record<keyof typeof promotionConsents, boolean>;

/** The choices of a player who wants no promotions. */
export const noPromotions: PromotionChoices = {
  receive_promos: false,
  receive_sms_promos: false,
  receive_phone_promos: false,
  receive_post_promos: false,
};

/** The choices about promotions that have changed; only these are recorded. */
export function changedConsents(before: PromotionChoices, after: PromotionChoices): ConsentChange[] {
  const names = Object.keys(promotionConsents) as (keyof PromotionChoices)[];
  return names.filter((name) => before[name] !== after[name]).map((name) => ({ kind: promotionConsents[name], given: after[name] }));
}

/** The version of terms and privacy policy together: a new version of either is requested again. */
export function termsVersion(versions: Readonly<Record<'terms' | 'privacy', string>> = consentVersions): string {
  return versions.terms === versions.privacy ? versions.terms : `${versions.terms}+${versions.privacy}`;
}

/** Whether a player still has to accept the current terms and privacy policy (AUTH-019). */
export function isTermsMissing(acceptedAt: Date | string | null, version: string, current: string = termsVersion()): boolean {
  return acceptedAt === null || version !== current;
}
