export const cashbox = {} as const;
