import * as v from 'valibot';

/** The club's sheets over a page (OVER-001, VIP-004, VIP-005). */
export const vipSheetNames = ['season', 'rewards', 'reward', 'promo', 'onboarding', 'level', 'welcome', 'level-up'] as const;
export type VipSheetName = (typeof vipSheetNames)[number];

const askedSchema = v.object({ sheet: v.picklist(vipSheetNames), about: v.optional(v.string(), '') });

/** The sheet in an address, and its subject; null if there isn't such a sheet. */
export function requestedSheet(asked: Record<string, string>): { sheet: VipSheetName; about: string } | null {
  const result = v.safeParse(askedSchema, asked);
  return result.success ? result.output : null;
}
