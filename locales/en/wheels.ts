export const wheels = {} as const;
