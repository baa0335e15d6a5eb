import { en, type Catalogue } from '../en';
import { differences } from './differences';

export const enNZ: Catalogue = { ...en, ...differences };
