import { describe, expect, it } from 'vitest';
import { acceptedTexts, changedConsents, consentVersions, isTermsMissing, noPromotions, promotionConsents, termsVersion } from './consents';

describe('consents', () => {
  it('records only changed choices', () => {
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

  it('records both texts that a sign-up accepts', () => {
    expect(acceptedTexts).toEqual([
      { kind: 'terms', given: true },
      { kind: 'privacy', given: true },
    ]);
  });

  it('have a version for each text; terms and privacy policy together are named by both versions if they differ', () => {
    expect(Object.entries(consentVersions).filter(([, version]) => !/^\d+$/.test(version))).toEqual([]);
    expect([termsVersion({ terms: '3', privacy: '3' }), termsVersion({ terms: '3', privacy: '2' })]).toEqual(['3', '3+2']);
  });

  it('are separate for each channel', () => {
    const every = Object.fromEntries(Object.keys(promotionConsents).map((name) => [name, true])) as typeof noPromotions;
    expect(changedConsents(noPromotions, every).map(({ kind }) => kind)).toEqual(['email', 'sms', 'phone', 'post']);
  });

  it('request the terms without an acceptance, and again after a new version of terms or privacy policy', () => {
    const accepted = new Date('2026-01-02');
    expect(isTermsMissing(null, '1', '1')).toBe(true);
    expect(isTermsMissing(accepted, '1', '1')).toBe(false);
    expect(isTermsMissing(accepted, '1', termsVersion({ terms: '2', privacy: '1' }))).toBe(true);
    expect(isTermsMissing(accepted, '1', termsVersion({ terms: '1', privacy: '2' }))).toBe(true);
  });
});
