import * as v from 'valibot';
import { promoCodeSchema } from '#contract/fields/gift';
import { storage } from '#contract/storage';
import { readSession, writeSession } from '../../platform/session-storage';

const { giftPromocode, depositPromocode, depositPromocodeShowed } = storage.session;

function codeOf(value: unknown): string | null {
  const code = v.safeParse(promoCodeSchema, value);
  return code.success ? code.output : null;
}

/** Keeps the codes of an address until the window is closed (ROUTE-070); what is no code is dropped. */
export function keepCodes(query: URLSearchParams): void {
  const gift = codeOf(query.get(giftPromocode));
  const deposit = codeOf(query.get(depositPromocode));
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

/** The kept code of a deposit that has not been shown yet. */
export function unseenDepositCode(): string | null {
  return readSession(depositPromocodeShowed) === true ? null : codeOf(readSession(depositPromocode));
}

/** Notes that the kept code of a deposit has been shown. */
export function noteDepositCodeShown(): void {
  writeSession(depositPromocodeShowed, true);
}

/** Forgets both codes. */
export function clearCodes(): void {
  for (const name of [giftPromocode, depositPromocode, depositPromocodeShowed]) writeSession(name, null);
}
