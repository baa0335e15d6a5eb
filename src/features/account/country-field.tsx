import { useMemo } from 'react';
import { countries } from '#contract/fields/country';
import { fullyRestricted } from '#rules/account/restrictions';
import { useText } from '../../platform/i18n';
import { activeLocale } from '../../platform/i18n';
import { SelectField, type SelectFieldProps } from '../../ui/select-field';

/** A country of those from which people may play, by its name in the language shown. */
export function CountryField(props: Omit<SelectFieldProps, 'children' | 'label'>) {
  const t = useText();
  const locale = activeLocale();
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(locale === 'en-KW' ? 'en' : locale, { type: 'region' });
    return countries
      .filter((code) => !fullyRestricted.includes(code))
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort((one, other) => one.name.localeCompare(other.name, locale));
  }, [locale]);
  return (
    <SelectField {...props} label={t('account.country')} autoComplete="country">
      <option value="">{t('account.country.choose')}</option>
      {options.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
