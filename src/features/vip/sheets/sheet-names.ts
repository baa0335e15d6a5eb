import * as v from 'valibot';

/** What the club shows over a page (OVER-001, VIP-004, VIP-005). */
export const vipSheetNames = ['season', 'rewards', 'reward', 'promo', 'onboarding', 'level', 'welcome', 'level-up'] as const;
export type VipSheetName = (typeof vipSheetNames)[number];

const askedSchema = v.object({ sheet: v.picklist(vipSheetNames), about: v.optional(v.string(), '') });

/** Which sheet an address asks for, and about what; null where it asks for none that exists. */
export function sheetAsked(asked: Record<string, string>): { sheet: VipSheetName; about: string } | null {
  const result = v.safeParse(askedSchema, asked);
  return result.success ? result.output : null;
}
