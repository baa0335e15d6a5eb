import { en, type Catalogue } from '../en';
import { differences } from './differences';

export const enAU: Catalogue = { ...en, ...differences };
