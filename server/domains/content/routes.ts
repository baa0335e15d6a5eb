import type { Brand } from '#brands/brand';
import { getContentFiles, getMembersPage, getNews, getPage, getPages, getSnippets } from '#contract/calls/content';
import type { Locale } from '#contract/fields/locale';
import type { Domain } from '#server/domain';
import { serve } from '#server/plugins/contract';
import { FILES_PATH, findFile, listFiles } from './files';
import { listNews, listPages, listSnippets, readPage } from './service';

/** Routes for pages, snippets and the files that they refer to (CMS-001, CMS-005). */
export const contentRoutes: Domain = (app, platform) => {
  const { database, clock } = platform;
  const context = (locale: Locale, brand: Brand) => ({ locale, brand, now: clock.now() });

  serve(app, platform, getPages, async ({ query, brand }) => ({ data: await listPages(database, context(query.l, brand)) }));

  serve(app, platform, getPage, ({ params, query, brand }) =>
    readPage(database, { ...params, ...query, isForMembers: false }, context(query.l, brand)),
  );

  serve(app, platform, getMembersPage, ({ params, query, brand }) =>
    readPage(database, { ...params, ...query, isForMembers: true }, context(query.l, brand)),
  );

  serve(app, platform, getNews, ({ query, brand }) => listNews(database, query.page, context(query.l, brand)));

  serve(app, platform, getSnippets, async ({ query, brand }) => ({ data: await listSnippets(database, context(query.l, brand)) }));

  serve(app, platform, getContentFiles, async () => ({ data: await listFiles(database) }));

  app.get<{ Params: { name: string } }>(`${FILES_PATH}:name`, async ({ params }, reply) => {
    const file = await findFile(database, params.name);
    if (!file) return reply.callNotFound();
    // An SVG that's opened directly is a document of this origin, so its scripts are forbidden.
    void reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return reply.type(file.type).header('cache-control', 'public, max-age=3600').send(file.content);
  });
};
