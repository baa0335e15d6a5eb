import { getLootboxes } from '#contract/calls/wheels';
import { queryOf } from '../../platform/api/query';

/** The player's boxes: waiting ones, and those opened today. */
export const lootboxesQuery = () => queryOf(getLootboxes, {});
