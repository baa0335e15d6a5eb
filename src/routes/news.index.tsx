import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { NewsList } from '../features/content/news-list';
import { loadNews } from '../features/content/pages';
import { titleOf } from '../shell/titles/title';

const searchSchema = v.object({
  page: v.optional(v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(999))), undefined)),
});

export const Route = createFileRoute('/news/')({
  staticData: { isKept: true },
  validateSearch: searchSchema,
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: ({ context, deps }) => loadNews(context.app, deps.page),
  head: (of) => ({
    ...titleOf('content.news.title', 'content.news.lead')(of),
    links: canonicalOf(of.loaderData?.pagination.current_page ?? 1),
  }),
  component: Page,
});

/** Each later page of the list has its own canonical URL. */
const canonicalOf = (page: number) => (page > 1 ? [{ rel: 'canonical', href: `/news?page=${page}` }] : []);

function Page() {
  return <NewsList {...Route.useLoaderData()} />;
}
