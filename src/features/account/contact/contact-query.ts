import { getContactChanges } from '#contract/calls/account/contact-change';
import { queryOf } from '../../../platform/api/query';

/** Whether email and phone are confirmed, and the new ones that wait. */
export const contactQuery = () => queryOf(getContactChanges, {});
