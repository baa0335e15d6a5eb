import { en, type Catalogue } from '../en';
import { pseudoText } from '../pseudo';

export const enKW = Object.fromEntries(
  Object.entries(en).map(([key, text]) => [key, pseudoText(text)]),
) as Catalogue;
