import { describe, expect, it } from 'vitest';
import { withAmount } from './prize-title';

const title = { en: 'Bonus of {amount}', de: 'Bonus von {amount}' };
const amounts = { EUR: 100, AUD: 160 };

describe('a prize’s title', () => {
  it.each([
    ['in the player’s currency, as each language writes it', 'AUD', { en: 'Bonus of A$1.60', de: 'Bonus von 1,60\u00a0AU$' }],
    ['in euros where the player’s has none, whole ones without cents', 'NOK', { en: 'Bonus of €1', de: 'Bonus von 1\u00a0€' }],
  ])('contains its amount %s [LOC-003a]', (_how, currency, said) => {
    expect(withAmount(title, amounts, currency)).toEqual(said);
  });

  it('stays unchanged without an amount or a placeholder for it', () => {
    expect(withAmount({ en: '10 free spins' }, amounts, 'EUR')).toEqual({ en: '10 free spins' });
    expect(withAmount(title, null, 'EUR')).toEqual(title);
  });
});
