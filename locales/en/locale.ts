export const locale = {} as const;
