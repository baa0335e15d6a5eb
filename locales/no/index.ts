import { en, type Catalogue } from '../en';

export const no: Catalogue = { ...en };
