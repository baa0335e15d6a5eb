import type { Generated } from 'kysely';
import type { Award, PageCategory, PageVariant, pageTypes, snippetCategories } from '#contract/fields/content';
import type { LocalText } from '#contract/fields/config/parts';
import type { Locale } from '#contract/fields/locale';
import type { Json, Stamp } from '#server/database/core-tables';

/** A stored award: parts of it in one language or in several. */
type AwardSource = Omit<Award, 'nomination' | 'prize'> & Record<'nomination' | 'prize', string | LocalText>;

export interface ContentPagesTable {
  id: Generated<number>;
  slug: string;
  page_type: (typeof pageTypes)[number];
  categories: PageCategory[];
  position: number;
  hidden: boolean;
  members_only: boolean;
  /** The date of an article, YYYY-MM-DD. */
  published_on: string | null;
  awards: Json<AwardSource[]>;
  /** Of a page that players agree to. */
  version: string | null;
  changed_at: Stamp;
}

export interface ContentTextsTable {
  page_id: number;
  locale: Locale;
  /** Empty for the general text. */
  variant: PageVariant | '';
  title: string;
  description: string;
  keywords: string;
  badge: string | null;
  /** The Markdown source. */
  source: string;
  /** Sanitised HTML (CMS-005). */
  html: string;
}

export interface ContentSnippetsTable {
  id: string;
  locale: Locale;
  categories: (typeof snippetCategories)[number][];
  source: string;
  html: string;
}

export interface ContentTables {
  content_pages: ContentPagesTable;
  content_texts: ContentTextsTable;
  content_snippets: ContentSnippetsTable;
  content_files: { name: string; type: string; content: Buffer };
}
