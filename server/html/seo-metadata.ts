import type { Brand } from '#brands/brand';
import { type GameCategory, gameCategorySchema } from '#contract/fields/game';
import { pageSlugSchema } from '#contract/fields/content';
import type { Locale } from '#contract/fields/locale';
import { aboutCategory } from '#rules/games/explained-categories';
import { formatWholeMoney } from '#rules/money/format';
import * as v from 'valibot';
import { readLottery } from '../domains/competitions/lotteries/lottery-store';
import { readTournament } from '../domains/competitions/store';
import { readMetadata, readPage } from '../domains/content/service';
import { gamesCatalogue } from '../domains/games/catalogue/games-catalogue';
import type { Platform } from '../platform';
import { textOf } from '../texts';
import type { StyledPage } from './rendering';
import { breadcrumbs, newsArticle, organizationAndSite, type Site, type Thing } from './structured-data';

/** A rendered page with its metadata for search engines. */
export interface DescribedPage extends StyledPage {
  /** What the page is about, as JSON-LD. */
  structured?: Thing[];
  /** Whether the title is the operators' word, which stays with the address while it is open. */
  isTitleKept?: boolean;
}

/** An address as it was asked for. */
export interface Asked {
  /** Without locale. */
  path: string;
  search: URLSearchParams;
  locale: Locale;
  brand: Brand;
  /** Whether a brand names the host (SEO-003). */
  isKnownHost: boolean;
  origin: string;
}

type Facts = Partial<Pick<DescribedPage, 'title' | 'description' | 'canonical' | 'structured'>>;
type MetadataSource = (platform: Platform, asked: Asked, words: readonly string[], page: StyledPage) => Promise<Facts> | Facts;

/** The one address of a category, of the several that show it (ROUTE-004, ROUTE-005). */
export function pathOfCategory(category: GameCategory): string {
  if (category === 'slots') return '/pokies';
  if (category === 'live') return '/live';
  return category === 'all' ? '/games/all' : `/pokies/${category}`;
}

const siteOf = ({ brand, origin, locale }: Asked): Site => ({ brand, origin, locale });

const ofCategory: MetadataSource = (_platform, asked, [word = '']) => {
  const category = v.safeParse(gameCategorySchema, word);
  if (!category.success) return {};
  const title = textOf(asked.locale, `games.category.${category.output}`);
  const canonical = pathOfCategory(category.output);
  const about = aboutCategory(category.output);
  const description = textOf(asked.locale, 'content.seo.category', { title, brand: asked.brand.name });
  return {
    canonical,
    description: about === null ? description : `${textOf(asked.locale, about)} ${description}`,
    structured: [breadcrumbs(siteOf(asked), [[title, canonical]])],
  };
};

const ofProvider: MetadataSource = (_platform, asked, [provider = '', page = '1']) => {
  const title = gamesCatalogue().index.ofProvider(provider)[0]?.game.provider_title;
  if (title === undefined) return {};
  const canonical = page === '1' ? `/producers/${provider}` : `/producers/${provider}/${page}`;
  return {
    canonical,
    description: textOf(asked.locale, 'content.seo.provider', { provider: title, brand: asked.brand.name, page }),
    structured: [breadcrumbs(siteOf(asked), [[title, canonical]])],
  };
};

/** A guest may look at a game's demo alone: that is the address that search engines are told (GAME-006). */
const ofGame: MetadataSource = (_platform, asked, [provider = '', name = '']) => {
  const game = gamesCatalogue()
    .index.ofProvider(provider)
    .find((one) => one.game.seo_title === name)?.game;
  if (!game || asked.search.get('mode') !== 'demo') return {};
  const canonical = `${asked.path}?mode=demo`;
  return {
    canonical,
    structured: [
      breadcrumbs(siteOf(asked), [
        [game.provider_title, `/producers/${provider}`],
        [game.title, canonical],
      ]),
    ],
  };
};

const ofTournament: MetadataSource = async ({ database, clock }, asked, [named = '']) => {
  const tournament = await readTournament(database, named, clock.now());
  if (!tournament) return {};
  const { id, title, prize_cents: cents, currency } = tournament;
  const canonical = `/tournaments/${id}`;
  const { brand } = asked;
  const prize = formatWholeMoney(cents, currency, asked.locale);
  return {
    canonical,
    title: `${title} – ${brand.name}`,
    description: textOf(asked.locale, 'content.seo.tournament', { title, prize, brand: brand.name }),
    structured: [
      breadcrumbs(siteOf(asked), [
        [textOf(asked.locale, 'competitions.title'), '/tournaments'],
        [title, canonical],
      ]),
    ],
  };
};

const ofLottery: MetadataSource = async ({ database, clock }, asked, [slug = '']) => {
  const lottery = await readLottery(database, slug, clock.now());
  if (!lottery) return {};
  const { brand, locale } = asked;
  const prize = formatWholeMoney(
    lottery.prizes_cents.reduce((sum, cents) => sum + Number(cents), 0),
    'EUR',
    locale,
  );
  const canonical = `/lottery/${lottery.identifier}`;
  return {
    canonical,
    title: `${lottery.title} – ${brand.name}`,
    description: textOf(locale, 'content.seo.lottery', { title: lottery.title, prize, brand: brand.name }),
    structured: [
      breadcrumbs(siteOf(asked), [
        [textOf(locale, 'competitions.heading.lotteries'), '/tournaments/lotteries'],
        [lottery.title, canonical],
      ]),
    ],
  };
};

const ofArticle: MetadataSource = async ({ database, clock }, asked, [slug = ''], { description }) => {
  const { title, json } = await readPage(
    database,
    { slug, isForMembers: false },
    { locale: asked.locale, brand: asked.brand, now: clock.now() },
  );
  const crumbs = breadcrumbs(siteOf(asked), [
    [textOf(asked.locale, 'content.news.title'), '/news'],
    [title, asked.path],
  ]);
  return {
    structured:
      json.date === null ? [crumbs] : [newsArticle(siteOf(asked), { title, description, path: asked.path, date: json.date }), crumbs],
  };
};

/** What is told of which addresses; the first that fits tells. */
const metadataSources: readonly (readonly [RegExp, MetadataSource])[] = [
  [/^\/$/, (_platform, asked) => (asked.isKnownHost ? { structured: organizationAndSite(siteOf(asked)) } : {})],
  [/^\/slots$|^\/pokies\/all$/, () => ({ canonical: '/pokies' })],
  [/^\/live\/[^/]+$/, () => ({ canonical: '/live' })],
  [/^\/sport\/[^/]+$/, () => ({ canonical: '/sport' })],
  [/^\/(?:pokies|games|categories)\/([a-z-]+)$/, ofCategory],
  [/^\/producers\/([^/]+)(?:\/(\d+))?$/, ofProvider],
  [/^\/play\/([^/]+)\/([^/]+)$/, ofGame],
  [/^\/tournaments\/achievements$/, () => ({ canonical: '/achievements' })],
  [/^\/tournaments\/([a-z0-9-]{1,64})$/, ofTournament],
  [/^\/lottery\/([a-z0-9-]{1,64})$/, ofLottery],
  [/^\/news\/([^/]+)$/, ofArticle],
];

/** The page of the content that holds an address's metadata: main is `home` (SEO-001). */
export function metadataSlugOf(path: string): string | null {
  const slug = path === '/' ? 'home' : path.slice(1);
  return v.is(pageSlugSchema, slug) ? slug : null;
}

/** What operators say of an address: it comes before what the page says of itself (SEO-001). */
async function ofOperators({ database, clock }: Platform, { path, locale, brand }: Asked): Promise<Partial<DescribedPage>> {
  const slug = metadataSlugOf(path);
  const metadata = slug === null ? null : await readMetadata(database, slug, { locale, brand, now: clock.now() });
  if (!metadata) return {};
  const { title, description, keywords } = metadata;
  return { title: title.includes(brand.name) ? title : `${title} – ${brand.name}`, description, keywords, isTitleKept: true };
}

/** Adds to a rendered page the metadata of its address for search engines (SEO-001, SEO-003, SEO-004); to one that is not theirs, nothing. */
export async function withMetadata(platform: Platform, asked: Asked, page: StyledPage): Promise<DescribedPage> {
  if (page.status !== 200 || page.isFlagged || asked.locale === 'en-KW') return page;
  const fitting = metadataSources.find(([pattern]) => pattern.test(asked.path));
  const facts = fitting ? await fitting[1](platform, asked, fitting[0].exec(asked.path)!.slice(1), page) : {};
  return { ...page, ...facts, ...(await ofOperators(platform, asked)) };
}
