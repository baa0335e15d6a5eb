import { getContactChanges } from '#contract/calls/account/contact-change';
import { queryOf } from '../../../platform/api/query';

/** Whether email and phone are confirmed, and new ones that are waiting for confirmation. */
export const contactQuery = () => queryOf(getContactChanges, {});
