import { describe, expect, it } from 'vitest';
import { groups } from '../account/groups';
import { copyrightFor, isFooterLinkShown, paymentMarksFor } from './footer';

describe('the footer', () => {
  it('hides links that invite to play only under the Estonian licence [FOOT-002]', () => {
    expect(isFooterLinkShown('bonus-balance', 'EE')).toBe(false);
    expect(isFooterLinkShown('bonus-balance', 'curacao')).toBe(true);
    expect(isFooterLinkShown('terms-and-conditions', 'EE')).toBe(true);
    for (const licence of ['EE', 'CA', 'DE', 'GB', 'AU'] as const) expect(paymentMarksFor('en', licence)).not.toContain('bitcoin');
  });

  it('shows no Neosurf in Australian English nor in the Australian variant [FOOT-003a, FOOT-003b]', () => {
    expect(paymentMarksFor('en', 'curacao')).toContain('neosurf');
    expect(paymentMarksFor('en-AU', 'curacao')).not.toContain('neosurf');
    expect(paymentMarksFor('en', 'AU')).not.toContain('neosurf');
  });

  it("varies its copyright with the player's group [FOOT-001e]", () => {
    expect([[], [groups.evenId], [groups.oddId], [groups.oddId, groups.tester]].map(copyrightFor)).toEqual([
      'short',
      'short',
      'company',
      'tester',
    ]);
  });
});
