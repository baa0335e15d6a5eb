import { expect, it } from 'vitest';
import { cardProblem, isCardExpired, isMethodAllowed, type KnownCard, paymentTerms } from './payment-terms';

const now = new Date('2026-11-25T12:00:00Z');
const judge = (card: Partial<KnownCard>, licence: string | null = null, blockedBins: string[] = []) =>
  cardProblem({ bin: '400005', funding: 'debit', expires: '12/39', ...card }, { blockedBins, terms: paymentTerms(licence), now });

it('Australia, Great Britain and unknown licences allow no credit cards; they, Ontario and Germany no crypto and no vouchers', () => {
  const termsOf = (licence: string | null) => Object.values(paymentTerms(licence));
  for (const licence of [null, 'curacao', 'EE']) expect(termsOf(licence)).toEqual([true, true, true]);
  for (const licence of ['CA', 'DE']) expect(termsOf(licence)).toEqual([true, false, false]);
  for (const licence of ['AU', 'GB', 'elsewhere']) expect(termsOf(licence)).toEqual([false, false, false]);
});

it('only terms with vouchers allow Neosurf, only terms with crypto allow crypto', () => {
  const [neosurf, bitcoin, card] = (
    [
      ['neosurf', 'other'],
      ['btc', 'crypto'],
      ['card', 'other'],
    ] as const
  ).map(([brand, type]) => ({ brand, type }));
  const allowed = (licence: string) => [neosurf!, bitcoin!, card!].map((method) => isMethodAllowed(method, paymentTerms(licence)));
  expect(allowed('curacao')).toEqual([true, true, true]);
  expect(allowed('DE')).toEqual([false, false, true]);
});

it('a card is valid through the last day of its month', () => {
  expect(isCardExpired('11/26', now)).toBe(false);
  expect(isCardExpired('10/26', now)).toBe(true);
  expect(isCardExpired('12/26', new Date('2027-01-01T00:00:00Z'))).toBe(true);
  expect(isCardExpired(null, now)).toBe(false);
});

it('an expired card, a blocked one and a credit card in Australia can’t deposit [FORM-011b]', () => {
  expect(judge({})).toBeNull();
  expect(judge({ expires: '10/26' })).toBe('card_expired');
  expect(judge({}, null, ['400005'])).toBe('card_not_accepted');
  expect(judge({}, null, ['40000566'])).toBe('card_not_accepted');
  expect(judge({}, null, ['400006', '0005', '00005'])).toBeNull();
  expect([judge({ bin: null }, null, ['400005']), judge({ bin: null, expires: null })]).toEqual([null, null]);
  expect(judge({ funding: 'credit' })).toBeNull();
  expect(judge({ funding: 'credit' }, 'AU')).toBe('credit_card_not_allowed');
  expect(judge({ funding: null }, 'AU')).toBe('credit_card_not_allowed');
  for (const funding of ['debit', 'prepaid'] as const) expect(judge({ funding }, 'AU')).toBeNull();
});
