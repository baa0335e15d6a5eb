import * as v from 'valibot';
import { promoCodeSchema } from '#contract/fields/gift';
import { storage } from '#contract/storage';
import { readSession, writeSession } from '../../../platform/storage/session-storage';

const { giftPromocode, depositPromocode, depositPromocodeShowed } = storage.session;

function codeOf(value: unknown): string | null {
  const code = v.safeParse(promoCodeSchema, value);
  return code.success ? code.output : null;
}

/** Maximum length of a stored deposit code; an address could contain any. */
const MOST = 64;

/** The deposit code in an address: also an invalid one, so that the player can see an error. */
function textOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim().toUpperCase().slice(0, MOST) : '';
  return text === '' ? null : text;
}

/**
 * Stores the codes of an address opened within the app until the window is closed (ROUTE-070). The document's inline
 * script does the same for the window's initial address, before the app runs.
 */
export function keepCodes(query: URLSearchParams): void {
  const gift = codeOf(query.get(giftPromocode));
  const deposit = textOf(query.get(depositPromocode));
  if (gift !== null) writeSession(giftPromocode, gift);
  if (deposit === null) return;
  writeSession(depositPromocode, deposit);
  writeSession(depositPromocodeShowed, false);
}

/** The stored gift code; null if there isn't one. */
export function giftCode(): string | null {
  return codeOf(readSession(giftPromocode));
}

/** Takes the stored gift code: a second call returns none. */
export function takeGiftCode(): string | null {
  const code = giftCode();
  if (code !== null) writeSession(giftPromocode, null);
  return code;
}

/** The stored deposit code, whether it was shown or not; null if there isn't one. */
export function depositCode(): string | null {
  return textOf(readSession(depositPromocode));
}

/** The stored deposit code if it hasn't been shown yet. */
export function unseenDepositCode(): string | null {
  return readSession(depositPromocodeShowed) === true ? null : depositCode();
}

/** Marks the stored deposit code as shown. */
export function noteDepositCodeShown(): void {
  writeSession(depositPromocodeShowed, true);
}

/** Deletes both codes. */
export function clearCodes(): void {
  for (const name of [giftPromocode, depositPromocode, depositPromocodeShowed]) writeSession(name, null);
}
