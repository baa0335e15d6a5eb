import type { Brand, Picture } from '#brands/brand';
import { type GameCategory, gameCategorySchema } from '#contract/fields/game';
import { pageSlugSchema } from '#contract/fields/content';
import type { Locale } from '#contract/fields/locale';
import { aboutCategory } from '#rules/games/explained-categories';
import { formatWholeMoney } from '#rules/money/format';
import * as v from 'valibot';
import { parseQuestIdentifier } from '#rules/competitions/quest-identifier';
import { tournamentKind } from '#rules/competitions/tournament-kind';
import type { MessageKey } from '#locales/index';
import { sharedPicture } from '../covers/cover-path';
import { readLottery } from '../domains/competitions/lotteries/lottery-store';
import { readTournament, readTournaments } from '../domains/competitions/store';
import { readMetadata, readPage } from '../domains/content/service';
import { gamesCatalogue } from '../domains/games/catalogue/games-catalogue';
import type { Platform } from '../platform';
import { textOf } from '../texts';
import type { StyledPage } from './rendering';
import { breadcrumbs, newsArticle, organizationAndSite, type Site, type Thing } from './structured-data';

/** A rendered page with its metadata for search engines. */
export interface DescribedPage extends StyledPage {
  /** The page's structured data (JSON-LD). */
  structured?: Thing[];
  /** Whether operators set the title; the app then keeps it while the address is open. */
  isTitleKept?: boolean;
  /** The picture of its link's preview, as JPEG or PNG; without one it's the brand's. */
  picture?: Picture;
}

/** An address as requested. */
export interface PageRequest {
  /** Without locale. */
  path: string;
  search: URLSearchParams;
  locale: Locale;
  brand: Brand;
  /** Whether the host belongs to a brand (SEO-003). */
  isKnownHost: boolean;
  origin: string;
}

type Facts = Partial<Pick<DescribedPage, 'title' | 'description' | 'canonical' | 'structured' | 'picture'>>;
type MetadataSource = (platform: Platform, request: PageRequest, words: readonly string[], page: StyledPage) => Promise<Facts> | Facts;

/** The canonical address of a category, which several addresses show (ROUTE-004, ROUTE-005). */
export function pathOfCategory(category: GameCategory): string {
  if (category === 'slots') return '/pokies';
  if (category === 'live') return '/live';
  return category === 'all' ? '/games/all' : `/pokies/${category}`;
}

const siteOf = ({ brand, origin, locale }: PageRequest): Site => ({ brand, origin, locale });

const ofCategory: MetadataSource = (_platform, request, [word = '']) => {
  const category = v.safeParse(gameCategorySchema, word);
  if (!category.success) return {};
  const title = textOf(request.locale, `games.category.${category.output}`);
  const canonical = pathOfCategory(category.output);
  const about = aboutCategory(category.output);
  const description = textOf(request.locale, 'content.seo.category', { title, brand: request.brand.name });
  return {
    canonical,
    description: about === null ? description : `${textOf(request.locale, about)} ${description}`,
    structured: [breadcrumbs(siteOf(request), [[title, canonical]])],
  };
};

const ofProvider: MetadataSource = (_platform, request, [provider = '', page = '1']) => {
  const title = gamesCatalogue().index.ofProvider(provider)[0]?.game.provider_title;
  if (title === undefined) return {};
  const canonical = page === '1' ? `/producers/${provider}` : `/producers/${provider}/${page}`;
  return {
    canonical,
    description: textOf(request.locale, 'content.seo.provider', { provider: title, brand: request.brand.name, page }),
    structured: [breadcrumbs(siteOf(request), [[title, canonical]])],
  };
};

/** A game's canonical address is its demo, the only version for guests (GAME-006). */
const ofGame: MetadataSource = (_platform, request, [provider = '', name = '']) => {
  const game = gamesCatalogue()
    .index.ofProvider(provider)
    .find((one) => one.game.seo_title === name)?.game;
  if (!game) return {};
  const picture = sharedPicture(game.identifier);
  if (request.search.get('mode') !== 'demo') return { picture };
  const canonical = `${request.path}?mode=demo`;
  return {
    canonical,
    picture,
    structured: [
      breadcrumbs(siteOf(request), [
        [game.provider_title, `/producers/${provider}`],
        [game.title, canonical],
      ]),
    ],
  };
};

const ofTournament: MetadataSource = async ({ database, clock }, request, [named = '']) => {
  const tournament = await readTournament(database, named, clock.now());
  if (!tournament) return {};
  const { id, title, prize_cents: cents, currency } = tournament;
  const canonical = `/tournaments/${id}`;
  const { brand } = request;
  const prize = formatWholeMoney(cents, currency, request.locale);
  return {
    canonical,
    title: `${title} – ${brand.name}`,
    description: textOf(request.locale, 'content.seo.tournament', { title, prize, brand: brand.name }),
    structured: [
      breadcrumbs(siteOf(request), [
        [textOf(request.locale, 'competitions.title'), '/tournaments'],
        [title, canonical],
      ]),
    ],
  };
};

const ofLottery: MetadataSource = async ({ database, clock }, request, [slug = '']) => {
  const lottery = await readLottery(database, slug, clock.now());
  if (!lottery) return {};
  const { brand, locale } = request;
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
      breadcrumbs(siteOf(request), [
        [textOf(locale, 'competitions.heading.lotteries'), '/tournaments/lotteries'],
        [lottery.title, canonical],
      ]),
    ],
  };
};

const ofQuest: MetadataSource = async ({ database }, request, [slug = '']) => {
  const quest = (await readTournaments(database)).find(
    ({ frontend_identifier: name }) => tournamentKind(name) === 'quest' && parseQuestIdentifier(name).slug === slug,
  );
  if (!quest) return {};
  const { title } = quest;
  return {
    description: textOf(request.locale, 'content.seo.quest', { title, brand: request.brand.name }),
    structured: [
      breadcrumbs(siteOf(request), [
        [textOf(request.locale, 'competitions.quests'), '/action'],
        [title, request.path],
      ]),
    ],
  };
};

/** Pages whose own texts don't say what they're about. */
const describedAs =
  (description: MessageKey): MetadataSource =>
  (_platform, { locale, brand }) => ({ description: textOf(locale, description, { brand: brand.name }) });

const ofArticle: MetadataSource = async ({ database, clock }, request, [slug = ''], { description }) => {
  const { title, json } = await readPage(
    database,
    { slug, isForMembers: false },
    { locale: request.locale, brand: request.brand, now: clock.now() },
  );
  const crumbs = breadcrumbs(siteOf(request), [
    [textOf(request.locale, 'content.news.title'), '/news'],
    [title, request.path],
  ]);
  return {
    structured:
      json.date === null ? [crumbs] : [newsArticle(siteOf(request), { title, description, path: request.path, date: json.date }), crumbs],
  };
};

/** Metadata by address; the first match applies. */
const metadataSources: readonly (readonly [RegExp, MetadataSource])[] = [
  [/^\/$/, (_platform, request) => (request.isKnownHost ? { structured: organizationAndSite(siteOf(request)) } : {})],
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
  [/^\/action\/([^/]+)$/, ofQuest],
  [/^\/login$/, describedAs('content.seo.sign-in')],
  [/^\/registration$/, describedAs('content.seo.sign-up')],
  [/^\/vip\/rewards$/, describedAs('content.seo.club-rewards')],
  [/^\/vip\/info$/, describedAs('content.seo.club-info')],
  [/^\/(?!rocketmart-)[^/]+-wheel$/, describedAs('content.seo.wheel')],
];

/** The content page with an address's metadata: the main page's is `home` (SEO-001). */
export function metadataSlugOf(path: string): string | null {
  const slug = path === '/' ? 'home' : path.slice(1);
  return v.is(pageSlugSchema, slug) ? slug : null;
}

/** The operators' metadata of a canonical address, which overrides the page's own (SEO-001). */
async function ofOperators({ database, clock }: Platform, { locale, brand }: PageRequest, path: string): Promise<Partial<DescribedPage>> {
  const slug = metadataSlugOf(path);
  const metadata = slug === null ? null : await readMetadata(database, slug, { locale, brand, now: clock.now() });
  if (!metadata) return {};
  const { title, description, keywords } = metadata;
  return { title: title.includes(brand.name) ? title : `${title} – ${brand.name}`, description, keywords, isTitleKept: true };
}

/** Adds an address's metadata for search engines to a rendered page (SEO-001, SEO-003, SEO-004); nothing to one that isn't indexable. */
export async function withMetadata(platform: Platform, request: PageRequest, page: StyledPage): Promise<DescribedPage> {
  if (page.status !== 200 || page.isFlagged || request.locale === 'en-KW') return page;
  const fitting = metadataSources.find(([pattern]) => pattern.test(request.path));
  const facts = fitting ? await fitting[1](platform, request, fitting[0].exec(request.path)!.slice(1), page) : {};
  return { ...page, ...facts, ...(await ofOperators(platform, request, facts.canonical ?? request.path)) };
}
