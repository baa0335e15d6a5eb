import { useText } from '../../platform/i18n';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';

/** States by country, by the codes that a postal code gives (FORM-020, FORM-021). */
const states: Record<string, readonly string[]> = {
  AU: ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'],
  CA: ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'],
};

interface StateFieldProps {
  country: string;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { currentTarget: { value: string } }) => void;
  onBlur: () => void;
}

/** State or province: a list if we have one for the country, else free text. */
export function StateField({ country, ...field }: StateFieldProps) {
  const t = useText();
  const known = states[country];
  if (!known)
    return <TextField {...field} label={t('account.state')} note={t('account.optional')} autoComplete="address-level1" maxLength={60} />;
  return (
    <SelectField {...field} label={t('account.state')} note={t('account.optional')} autoComplete="address-level1">
      <option value="">{t('account.state.choose')}</option>
      {known.map((state) => (
        <option key={state} value={state}>
          {state}
        </option>
      ))}
    </SelectField>
  );
}
