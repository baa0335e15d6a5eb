/** The account: doors and profile. */
export const account = {} as const;
