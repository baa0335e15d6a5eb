import { getClosure } from '#contract/calls/account/closure';
import { getDataCopy } from '#contract/calls/account/data-copy';
import { queryOf } from '../../../platform/api/query';

/** The consequences of closing the account now. */
export const closureQuery = () => queryOf(getClosure, {});

/** The latest copy of the player's data. */
export const dataCopyQuery = () => queryOf(getDataCopy, {});
