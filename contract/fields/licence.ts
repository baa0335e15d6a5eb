/** The licences: the house's own, and national ones, named by the country's code. `CA` is Ontario's. */
export const licences = ['curacao', 'AU', 'CA', 'DE', 'EE', 'GB'] as const;
