import { useRouter } from '@tanstack/react-router';
import { type Locale, isLocale } from '#contract/fields/locale';
import { useBrand } from '../platform/brand';
import { activeLocale, useText } from '../platform/i18n';
import { changeLocale } from '../platform/change-locale';
import { SelectField } from '../ui/select-field';

const names: Record<Locale, string> = {
  en: 'English',
  de: 'Deutsch',
  'en-AU': 'English (Australia)',
  'en-CA': 'English (Canada)',
  'fr-CA': 'Français (Canada)',
  'en-NZ': 'English (New Zealand)',
  no: 'Norsk',
  it: 'Italiano',
  'en-KW': 'Pseudo (en-KW)',
};

/** The language of the site; hidden where there is one only (HEAD-004, AUTH-016). */
export function LanguageList() {
  const t = useText();
  const brand = useBrand();
  const router = useRouter();
  if (brand.locales.length < 2) return null;
  return (
    <SelectField
      label={t('shell.language')}
      value={activeLocale()}
      onChange={(event) => {
        const { value } = event.currentTarget;
        if (isLocale(value)) void changeLocale(router, value);
      }}
    >
      {brand.locales.map((locale) => (
        <option key={locale} value={locale}>
          {names[locale]}
        </option>
      ))}
    </SelectField>
  );
}
