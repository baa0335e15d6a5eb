import * as v from 'valibot';
import { promoCodeSchema } from '#contract/fields/gift';
import { storage } from '#contract/storage';
import { readSession, writeSession } from '../../platform/session-storage';

const { giftPromocode, depositPromocode, depositPromocodeShowed } = storage.session;

function codeOf(value: unknown): string | null {
  const code = v.safeParse(promoCodeSchema, value);
  return code.success ? code.output : null;
}

/** The longest text that is kept as the code of a deposit; an input of any length could be in an address. */
const MOST = 64;

/** What an address gave as the code of a deposit: also what can't be one, so that the player can be told so. */
function textOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim().toUpperCase().slice(0, MOST) : '';
  return text === '' ? null : text;
}

/**
 * Keeps the codes of an address that was opened inside the app until the window is closed (ROUTE-070). The document's own
 * script does the same for the address that the window was opened with, before the app runs.
 */
export function keepCodes(query: URLSearchParams): void {
  const gift = codeOf(query.get(giftPromocode));
  const deposit = textOf(query.get(depositPromocode));
  if (gift !== null) writeSession(giftPromocode, gift);
  if (deposit === null) return;
  writeSession(depositPromocode, deposit);
  writeSession(depositPromocodeShowed, false);
}

/** The kept code of a gift; null where there is none. */
export function giftCode(): string | null {
  return codeOf(readSession(giftPromocode));
}

/** Takes the kept code of a gift: the second time there is none. */
export function takeGiftCode(): string | null {
  const code = giftCode();
  if (code !== null) writeSession(giftPromocode, null);
  return code;
}

/** The kept code of a deposit, whether it was shown or not; null where there is none. */
export function depositCode(): string | null {
  return textOf(readSession(depositPromocode));
}

/** The kept code of a deposit that has not been shown yet. */
export function unseenDepositCode(): string | null {
  return readSession(depositPromocodeShowed) === true ? null : depositCode();
}

/** Notes that the kept code of a deposit has been shown. */
export function noteDepositCodeShown(): void {
  writeSession(depositPromocodeShowed, true);
}

/** Forgets both codes. */
export function clearCodes(): void {
  for (const name of [giftPromocode, depositPromocode, depositPromocodeShowed]) writeSession(name, null);
}
