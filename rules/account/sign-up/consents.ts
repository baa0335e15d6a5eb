/** What a player can agree to: promotions by email, text message, phone and post, the terms of use, the privacy policy. */
export type ConsentKind = 'email' | 'sms' | 'phone' | 'post' | 'terms' | 'privacy';

/** The current version of each text that players agree to. A new version of the terms or the privacy policy is requested again. */
export const consentVersions: Readonly<Record<ConsentKind, string>> = {
  email: '1',
  sms: '1',
  phone: '1',
  post: '1',
  // 2: adds complaints and dispute resolution.
  terms: '2',
  // 2: adds the retention of limits, sessions and documents.
  privacy: '2',
};

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
export function termsVersion(versions: Pick<typeof consentVersions, 'terms' | 'privacy'> = consentVersions): string {
  return versions.terms === versions.privacy ? versions.terms : `${versions.terms}+${versions.privacy}`;
}

/** Whether a player still has to accept the current terms and privacy policy (AUTH-019). */
export function isTermsMissing(acceptedAt: Date | string | null, version: string, current: string = termsVersion()): boolean {
  return acceptedAt === null || version !== current;
}
