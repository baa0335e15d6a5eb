import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import type { ResponseOf } from '#contract/call';
import type { listGames } from '#contract/calls/games/lists';
import { gameSlugSchema } from '#contract/fields/game';
import { providerQuery } from './provider-page';

type GameList = ResponseOf<typeof listGames>;

/** Loads one page of a provider's games; throws notFound for an unknown provider or page. */
export async function loadProvider(queryClient: QueryClient, provider: string, page: string): Promise<GameList> {
  if (!v.is(gameSlugSchema, provider) || !/^[1-9]\d{0,2}$/.test(page)) throw notFound();
  const list = await queryClient.ensureQueryData(providerQuery(provider, Number(page)));
  if (list.data.length === 0) throw notFound();
  return list;
}
