import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { proposedCurrency } from '#rules/config/currency-choice';
import { currencies, currencyOf } from '#rules/money/currencies';
import { configQuery } from '../../../platform/config/configs';
import type { Form } from '../../../platform/form';
import { activeLocale, useText } from '../../../platform/i18n';
import { SelectField } from '../../../ui/select-field';
import { guessHome } from './guess-home';
import type { SignUpField } from './sign-up-shape';

const usual = currencies.filter(({ enabled }) => enabled).map(({ code }) => code);

/** The country that a currency was last proposed for: a choice made since is the player's own. */
let proposedFor: string | null = null;

/** The currencies that operators offer; the first choice is the country's own where it is among them. */
export function CurrencyField({ form }: { form: Form<SignUpField> }) {
  const t = useText();
  const { data } = useQuery(configQuery('currency-config'));
  const { minLength: _min, maxLength: _max, pattern: _pattern, ...field } = form.field('currency');
  const offered = data ? data.enabled.filter((code) => currencyOf(code)?.enabled) : usual;
  const country = String(form.values.country);
  const { set } = form;
  useEffect(() => {
    if (!data) return;
    const isGuess = field.value === guessHome(activeLocale()).currency && proposedFor !== country;
    if (isGuess || !data.enabled.includes(field.value)) set('currency', proposedCurrency(data, country, data.enabled));
    proposedFor = country;
  }, [data, country, field.value, set]);
  return (
    <SelectField {...field} label={t('account.sign-up.currency')} hint={t('account.sign-up.currency.hint')}>
      {offered.map((code) => (
        <option key={code} value={code}>
          {code}
        </option>
      ))}
    </SelectField>
  );
}
