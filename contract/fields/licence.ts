/** The licences: the house's own, and those of countries, named by the country's code. Canada's is Ontario's. */
export const licences = ['curacao', 'AU', 'CA', 'DE', 'EE', 'GB'] as const;
