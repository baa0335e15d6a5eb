import type { Catalogue } from '../en';

/** Where the English of this place differs from the default catalogue. */
export const differences: Partial<Catalogue> = {};
