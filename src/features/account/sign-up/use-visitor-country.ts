import { useEffect } from 'react';
import { fullyRestricted } from '#rules/account/restrictions';
import { useCountry } from '../../../platform/context/use-licence';
import type { Form } from '../../../platform/form';
import { isOwn } from './draft';
import type { SignUpField } from './sign-up-shape';

/** Proposes the visitor's country once it's known, in place of the language's, until the player selects one (GEO-001). */
export function useVisitorCountry({ follow, values: { country } }: Form<SignUpField>, guessed: string): void {
  const here = useCountry();
  useEffect(() => {
    if (!here || here === country || country !== guessed || isOwn('country') || fullyRestricted.includes(here)) return;
    follow((values) => ({ ...values, country: here }));
  }, [here, country, guessed, follow]);
}
