import { describe, expect, it } from 'vitest';
import { isOwnInstrument, isValidIban } from './instruments';

describe('an IBAN', () => {
  it.each(['DE89 3704 0044 0532 0130 00', 'de89370400440532013000', 'LT12 1000 0111 0100 1000'])('%s is valid', (iban) => {
    expect(isValidIban(iban)).toBe(true);
  });

  it.each(['A', 'DE00 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130', 'XX89370400440532013000', ''])('%s is invalid', (iban) => {
    expect(isValidIban(iban)).toBe(false);
  });
});

describe('a payout', () => {
  const name = { first: 'Jörg Peter', last: 'Müller-Weiß' };
  const to = (holder: string | null, hasPaidIn = false, isCrypto = false) => isOwnInstrument({ holder, name, hasPaidIn, isCrypto });

  it.each(['Jörg Peter Müller-Weiß', 'MUELLER-WEISS, JOERG PETER', 'Müller Weiss Jorg Peter'])('may go to the account of %s', (holder) => {
    expect(to(holder)).toBe(true);
  });

  it.each(['Jörg Müller', 'Petra Müller-Weiß', 'Jörg Peter Müller-Weiß und Petra Weiß', '', '—'])(
    'may not go to the account of %s',
    (holder) => {
      expect(to(holder, true)).toBe(false);
    },
  );

  it('may only go to a card or wallet with which the player has deposited', () => {
    expect([to(null, true), to(null, false), to(null, false, true)]).toEqual([true, false, true]);
  });

  it('of a player without a name can’t go to a bank account', () => {
    expect(isOwnInstrument({ holder: '', name: { first: null, last: null }, hasPaidIn: false, isCrypto: false })).toBe(false);
  });
});
