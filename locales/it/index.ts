import { en, type Catalogue } from '../en';

export const it: Catalogue = { ...en };
