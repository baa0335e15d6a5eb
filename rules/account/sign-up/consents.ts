/** What a player can agree to: promotions by email and by text message, the terms of use, the privacy policy. */
export type ConsentKind = 'email' | 'sms' | 'terms' | 'privacy';

/** The current version of each text that players agree to. A new version of the terms or the privacy policy is requested again. */
export const consentVersions: Readonly<Record<ConsentKind, string>> = { email: '1', sms: '1', terms: '1', privacy: '1' };

/** One consent that's given or withdrawn. */
export interface ConsentChange {
  kind: ConsentKind;
  given: boolean;
}

/** What an acceptance of the terms agrees to. */
export const acceptedTexts: readonly ConsentChange[] = [
  { kind: 'terms', given: true },
  { kind: 'privacy', given: true },
];

/** The choices about promotions that differ from before; nothing is recorded for one that stays. */
export function changedConsents(
  before: { receive_promos: boolean; receive_sms_promos: boolean },
  after: { receive_promos: boolean; receive_sms_promos: boolean },
): ConsentChange[] {
  const changes: ConsentChange[] = [];
  if (before.receive_promos !== after.receive_promos) changes.push({ kind: 'email', given: after.receive_promos });
  if (before.receive_sms_promos !== after.receive_sms_promos) changes.push({ kind: 'sms', given: after.receive_sms_promos });
  return changes;
}

/** The version that stands for terms and privacy policy together: a new one of either is requested again. */
export function termsVersion(versions: Pick<typeof consentVersions, 'terms' | 'privacy'> = consentVersions): string {
  return versions.terms === versions.privacy ? versions.terms : `${versions.terms}+${versions.privacy}`;
}

/** Whether a player still has to accept the current terms and privacy policy (AUTH-019). */
export function isTermsMissing(acceptedAt: Date | null, version: string, current: string = termsVersion()): boolean {
  return acceptedAt === null || version !== current;
}
