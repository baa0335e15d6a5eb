import type { PlayerField } from '#contract/fields/player-field';
import { missingFields } from '../account/player-fields';

/**
 * What a player must fill in before a provider's games are played for money: what all providers need by the fields of
 * their context, then what this one asks for besides (PROF-003). Empty where nothing is missing.
 */
export function missingForPlay(needed: readonly PlayerField[], profile: object, asked: readonly string[] = []): string[] {
  const further = asked.filter((name) => !needed.some((field) => field.name === name));
  const fields = [...needed, ...further.map((name) => ({ name, rules: [{ rule: 'required' } as const], editable: true }))];
  return missingFields(fields, profile as Record<string, unknown>);
}
