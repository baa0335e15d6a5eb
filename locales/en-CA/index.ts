import { en, type Catalogue } from '../en';
import { differences } from './differences';

export const enCA: Catalogue = { ...en, ...differences };
