import type { Page } from '#contract/fields/content';
import type { AppContext } from '../../platform/context/app-context';

/** Title, description and keywords of a page (SEO-004); a hidden one is flagged for search engines (SEO-002). */
export function pageHead({ site }: Pick<AppContext, 'site'>, page: Page | undefined) {
  if (!page) return { meta: [] };
  const { title, description, keywords } = page.blocks;
  return {
    meta: [
      { title: `${title} – ${site.brand.name}` },
      { name: 'description', content: description },
      ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
      ...(page.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
  };
}
