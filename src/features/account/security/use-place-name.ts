import { useLingui } from '@lingui/react';
import { useText } from '../../../platform/i18n';
import { regionNames } from '../region-names';

/** Returns the name of a country in the player's language. */
export function usePlaceName(): (country: string | null) => string {
  const t = useText();
  const names = regionNames(useLingui().i18n.locale);
  return (country) => (country !== null && names.of(country)) || t('account.security.unknown-place');
}
