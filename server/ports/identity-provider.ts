import type { IdentityResult } from '#contract/fields/identity-result';

/** The person whose identity a provider checks. `birthDate` is YYYY-MM-DD. */
export interface IdentityPerson {
  firstName: string;
  lastName: string;
  birthDate: string;
  country: string;
}

/** A check to be started. */
export interface IdentityCheck {
  /** Our id of the check, contained in the provider's webhooks. */
  id: string;
  person: IdentityPerson;
  locale: string;
  /** The address to which the provider's page returns. */
  returnUrl: string;
}

/** A provider's webhook about a check; `signature` covers the other fields. */
export interface IdentityCallback {
  event: string;
  check: string;
  result: IdentityResult;
  at: string;
  /** The document that proved the identity: the issuing country (two letters) and the number. */
  document?: { country: string; number: string } | undefined;
  signature: string;
}

/** An external provider of identity checks. Players can always send documents instead, which operators review. */
export interface IdentityProvider {
  /** Its name in our records; null without a provider, so that only documents are possible. */
  readonly name: string | null;
  /** Starts a check, outside any transaction; returns the address of its page. Throws on failure. */
  start(check: IdentityCheck): Promise<string>;
  /** Whether a webhook comes from the provider and is recent. */
  isSigned(callback: IdentityCallback, now: Date): boolean;
}
