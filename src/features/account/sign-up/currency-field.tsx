import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paymentTerms } from '#rules/cashbox/methods/payment-terms';
import { proposedCurrency } from '#rules/money/proposed-currency';
import { currencies, currencyOf } from '#rules/money/currencies';
import { ofForm } from '../../../platform/api/query';
import { configQuery } from '../../../platform/config/configs';
import { useLicence } from '../../../platform/context/use-licence';
import type { Form } from '../../../platform/form';
import { useText } from '../../../platform/i18n';
import { SelectField } from '../../../ui/select-field';
import { isOwn, noteOwn } from './draft';
import type { SignUpField } from './sign-up-shape';

const usual = currencies.filter(({ enabled }) => enabled).map(({ code }) => code);

/** The operators' currencies; until the player selects one, the country's if it's among them. */
export function CurrencyField({ form }: { form: Form<SignUpField> }) {
  const t = useText();
  const { data } = useQuery(ofForm(configQuery('currency-config')));
  const { minLength: _min, maxLength: _max, pattern: _pattern, ...field } = form.field('currency');
  const country = String(form.values.country);
  const { hasCrypto } = paymentTerms(useLicence());
  const offered = (data ? data.enabled : usual).filter((code) => currencyOf(code)?.enabled && (hasCrypto || currencyOf(code)?.fiat));
  const { set } = form;
  useEffect(() => {
    if (!data || (isOwn('currency') && data.enabled.includes(field.value))) return;
    const proposed = proposedCurrency(data, country, data.enabled);
    if (proposed !== field.value) set('currency', proposed);
  }, [data, country, field.value, set]);
  const choose: typeof field.onChange = (event) => {
    noteOwn('currency');
    field.onChange(event);
  };
  return (
    <SelectField {...field} onChange={choose} label={t('account.sign-up.currency')} hint={t('account.sign-up.currency.hint')}>
      {offered.map((code) => (
        <option key={code} value={code}>
          {code}
        </option>
      ))}
    </SelectField>
  );
}
