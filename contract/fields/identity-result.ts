/** What a provider of identity checks found: `review` leaves the decision to people. */
export const identityResults = ['approved', 'refused', 'review'] as const;
export type IdentityResult = (typeof identityResults)[number];
