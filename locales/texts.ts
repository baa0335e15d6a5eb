import type { Locale } from '../contract/fields/locale';
import texts from './compiled/texts.json' with { type: 'json' };
import type { MessageKey } from './index';

/** The texts of each locale in the translators' ICU syntax (LOC-001), for tests and generated tables. */
export const catalogues = texts as Record<Locale, Record<MessageKey, string>>;
