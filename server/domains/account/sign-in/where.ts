import { deviceName } from '#rules/account/session/device-name';
import type { Visitor } from './visitor';

/** Country and device of a visitor, for the audit log and mails. */
export interface Where {
  country: string | null;
  device: string | null;
}

/** A visitor's country and device. */
export function whereOf({ country, userAgent }: Pick<Visitor, 'country' | 'userAgent'>): Where {
  return { country, device: deviceName(userAgent) };
}
