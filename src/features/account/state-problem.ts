import type { Problem } from '#contract/fields/field-messages';
import { stateProblem } from '#rules/account/fields/state-of-postal-code';

/** The error of a typed state that doesn't belong to the typed postal code: the same as the server's (FORM-020, FORM-021). */
export function typedStateProblem(values: Readonly<Record<'country' | 'postal_code' | 'state', string | boolean>>): Problem | null {
  return stateProblem({ country: String(values.country), postal_code: String(values.postal_code), state: String(values.state) });
}
