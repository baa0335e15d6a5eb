export const competitions = {} as const;
