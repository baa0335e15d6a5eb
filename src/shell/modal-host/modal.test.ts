import { expect, it } from 'vitest';
import { isCashboxModal, modalNames } from './modal';

it('every dialog that takes or pays money belongs to the cashbox', () => {
  expect(modalNames.filter(isCashboxModal)).toEqual(['cashbox', 'deposit', 'deposit-fast', 'withdraw']);
});
