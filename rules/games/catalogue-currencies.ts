import type { Dice } from '../dice';
import { shuffled } from './seeded-dice';

/** Codes in the order of their ids: a game's id in a currency is its number times 32, plus the code's index. */
const currencyCodes = [
  'FUN',
  'EUR',
  'USD',
  'AUD',
  'CAD',
  'NZD',
  'JPY',
  'NOK',
  'BRL',
  'BTC',
  'ETH',
  'BCH',
  'LTC',
  'DOG',
  'USDT',
  'GBP',
  'PLN',
  'INR',
  'USDC',
  'BNB',
  'ADA',
  'TRX',
  'KZT',
] as const;

/** Ids by currency: most games support all, some providers omit a few, and a few games have no demo, live ones among them. */
export function currenciesOf(dice: Dice, index: number, isHouse: boolean, isLive: boolean): Record<string, number> {
  const dropped = isHouse || dice.int(4) > 0 ? [] : shuffled(dice, currencyCodes.slice(6)).slice(0, 2 + dice.int(6));
  const hasDemo = (isHouse || dice.int(30) > 0) && !isLive;
  return Object.fromEntries(
    currencyCodes.flatMap((code, place): [string, number][] =>
      dropped.includes(code) || (code === 'FUN' && !hasDemo) ? [] : [[code, (index + 1) * 32 + place]],
    ),
  );
}
