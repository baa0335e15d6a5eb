import { getEmailChange } from '#contract/calls/account/email-change';
import { queryOf } from '../../../platform/api/query';

/** The change of email that waits for its confirmation. */
export const emailChangeQuery = () => queryOf(getEmailChange, {});
