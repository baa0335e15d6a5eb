import { missingFields, playerFields } from '../account/player-fields';

/**
 * What a player must fill in before a provider's games are played for money: what all providers need, then what this one
 * asks for besides (PROF-003). Empty where nothing is missing.
 */
export function missingForPlay(profile: object, asked: readonly string[] = []): string[] {
  const further = asked.filter((name) => !playerFields.provider.some((field) => field.name === name));
  const fields = [...playerFields.provider, ...further.map((name) => ({ name, rules: [{ rule: 'required' } as const], editable: true }))];
  return missingFields(fields, profile as Record<string, unknown>);
}
