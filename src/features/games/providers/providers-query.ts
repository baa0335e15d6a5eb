import { getGameProviders } from '#contract/calls/games/lists';
import { queryOf } from '../../../platform/api/query';

/** The providers from the server, the new ones marked (providers-config). */
export const providersQuery = queryOf(getGameProviders, {});
