import { describe, expect, it } from 'vitest';
import { acceptedTexts, changedConsents, isTermsMissing, noPromotions, termsVersion } from './consents';

describe('consents', () => {
  it('records what changed and nothing else', () => {
    const none = noPromotions;
    expect(changedConsents(none, none)).toEqual([]);
    expect(changedConsents(none, { ...none, receive_promos: true })).toEqual([{ kind: 'email', given: true }]);
    expect(
      changedConsents({ ...none, receive_sms_promos: true, receive_post_promos: true }, { ...none, receive_phone_promos: true }),
    ).toEqual([
      { kind: 'sms', given: false },
      { kind: 'phone', given: true },
      { kind: 'post', given: false },
    ]);
  });

  it('gives both texts that a sign-up accepts', () => {
    expect(acceptedTexts).toEqual([
      { kind: 'terms', given: true },
      { kind: 'privacy', given: true },
    ]);
  });

  it('requests the terms without an acceptance, and again after a new version of terms or privacy policy', () => {
    const accepted = new Date('2026-01-02');
    expect(isTermsMissing(null, '1', '1')).toBe(true);
    expect(isTermsMissing(accepted, '1', '1')).toBe(false);
    expect(isTermsMissing(accepted, '1', termsVersion({ terms: '2', privacy: '1' }))).toBe(true);
    expect(isTermsMissing(accepted, '1', termsVersion({ terms: '1', privacy: '2' }))).toBe(true);
  });
});
