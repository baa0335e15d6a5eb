import { en, type Catalogue } from '../en';

export const frCA: Catalogue = { ...en };
