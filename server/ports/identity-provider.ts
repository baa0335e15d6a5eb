import type { IdentityResult } from '#contract/fields/identity-result';

/** Whose identity a provider checks. `birthDate` is YYYY-MM-DD. */
export interface IdentityPerson {
  firstName: string;
  lastName: string;
  birthDate: string;
  country: string;
}

/** A check that's to be started. */
export interface IdentityCheck {
  /** Our id of it, which the provider's webhooks name. */
  id: string;
  person: IdentityPerson;
  locale: string;
  /** Where the provider's page leads back to. */
  returnUrl: string;
}

/** A provider's webhook about a check; `signature` is over all the rest. */
export interface IdentityCallback {
  event: string;
  check: string;
  result: IdentityResult;
  at: string;
  /** Who issued the document that proved the identity, two letters, and its number. */
  document?: { country: string; number: string } | undefined;
  signature: string;
}

/** An outside provider of identity checks. Players can always send documents instead, which people review. */
export interface IdentityProvider {
  /** Its name in our records; null if there's none, so that documents are the only way. */
  readonly name: string | null;
  /** Starts a check, outside any transaction; the page to which the player goes. Throws if it can't. */
  start(check: IdentityCheck): Promise<string>;
  /** Whether a webhook comes from the provider and is recent. */
  isSigned(callback: IdentityCallback, now: Date): boolean;
}
