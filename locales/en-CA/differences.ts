import type { Catalogue } from '../en';

/** Where the English of Canada differs from the default catalogue: provinces and territories; the spelling is the same. */
export const differences: Partial<Catalogue> = {
  'account.phone': 'Cell phone',
  'account.state': 'Province or territory',
  'account.state.choose': 'Choose a province or territory',
};
