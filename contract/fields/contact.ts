/** How a player is reached; either is confirmed and changed by the same steps (0119). */
export const contactKinds = ['email', 'phone'] as const;
export type ContactKind = (typeof contactKinds)[number];
