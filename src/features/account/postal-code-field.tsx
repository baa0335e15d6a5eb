import { hasPostalCodes } from '#contract/fields/postal-code';
import { useText } from '../../platform/i18n';
import { TextField, type TextFieldProps } from '../../ui/text-field';

/** The postal code of an address, optional where there are none. */
export function PostalCodeField({ country, ...field }: Omit<TextFieldProps, 'label'> & { country: string }) {
  const t = useText();
  const isOptional = !hasPostalCodes(country);
  return (
    <TextField
      {...field}
      label={t('account.postal-code')}
      autoComplete="postal-code"
      autoCapitalize="characters"
      {...(isOptional && { note: t('account.optional') })}
    />
  );
}
