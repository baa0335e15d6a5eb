import type { Manager } from '#contract/fields/config/vip';
import type { StoredOf } from '../../config/stored';

/** Who looks after the players of some groups, in the operators' order: the first looks after the player (WIDG-003). */
export function managersOf({ managers }: StoredOf<'managers'>, held: readonly number[]): Manager[] {
  return managers.filter(({ groups }) => groups.some((group) => held.includes(group))).map(({ groups: _groups, ...manager }) => manager);
}
