import { deviceName } from '#rules/account/session/device-name';
import type { Visitor } from './visitor';

/** Country and device of a visitor, as the audit log and mails name them. */
export interface Where {
  country: string | null;
  device: string | null;
}

/** Where a visitor is, and on what device. */
export function whereOf({ country, userAgent }: Pick<Visitor, 'country' | 'userAgent'>): Where {
  return { country, device: deviceName(userAgent) };
}
