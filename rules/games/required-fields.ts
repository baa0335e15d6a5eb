import type { PlayerField } from '#contract/fields/player-field';
import { missingFields } from '../account/fields/player-fields';

/**
 * The fields that a player must fill in before playing a provider's games for money: those that all providers need by
 * their context, then this one's additional fields (PROF-003). Empty if nothing is missing.
 */
export function missingForPlay(needed: readonly PlayerField[], profile: object, asked: readonly string[] = []): string[] {
  const further = asked.filter((name) => !needed.some((field) => field.name === name));
  const fields = [...needed, ...further.map((name) => ({ name, rules: [{ rule: 'required' } as const], editable: true }))];
  return missingFields(fields, profile as Record<string, unknown>);
}
