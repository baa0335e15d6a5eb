export const vip = {} as const;
