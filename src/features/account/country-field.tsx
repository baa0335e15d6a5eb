import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getCountries } from '#contract/calls/locale/info';
import { isInhabited } from '#contract/fields/country';
import { ofForm, queryOf } from '../../platform/api/query';
import { useLocale, useText } from '../../platform/i18n';
import { regionNames } from './region-names';
import { SelectField, type SelectFieldProps } from '../../ui/select-field';

/** A country where play is allowed and people live, by its name in the active language (API-053). */
export function CountryField(props: Omit<SelectFieldProps, 'children' | 'label'>) {
  const t = useText();
  const locale = useLocale();
  const { data } = useQuery(ofForm(queryOf(getCountries, {})));
  const { value } = props;
  const options = useMemo(() => {
    const names = regionNames(locale);
    const open = (data?.data ?? []).filter(({ code, restriction }) => restriction !== 'full' && isInhabited(code)).map(({ code }) => code);
    // The selection stays readable while the list is loading, or no longer contains it.
    const codes = typeof value === 'string' && value !== '' && !open.includes(value) ? [...open, value] : open;
    return codes.map((code) => ({ code, name: names.of(code) ?? code })).sort((one, other) => one.name.localeCompare(other.name, locale));
  }, [locale, data, value]);
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
