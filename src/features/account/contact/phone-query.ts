import { getPhoneChange } from '#contract/calls/account/phone-change';
import { queryOf } from '../../../platform/api/query';

/** Whether the phone number is confirmed, and the one that waits for its code. */
export const phoneChangeQuery = () => queryOf(getPhoneChange, {});
