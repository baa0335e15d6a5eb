import type { MessageKey } from '#locales/index';
import { i18n } from '../platform/i18n';
import { currentBrand } from '../platform/brand';

/** The head of a page: its name and the brand's as title, and a description where there is one (SEO-004). */
export function titleOf(name: MessageKey, description: MessageKey = 'shell.description') {
  const brand = currentBrand().name;
  return {
    meta: [{ title: `${i18n._(name)} – ${brand}` }, { name: 'description', content: i18n._(description, { brand }) }],
  };
}

/** What is told of a page's matches here: their heads, and whether the address has no page. */
interface TitledMatch {
  meta?: readonly unknown[];
  status: string;
  globalNotFound?: boolean;
}

/** The title of what the matches show: the innermost that says one, else the brand's own. */
export function titleOfMatches(matches: readonly TitledMatch[]): string {
  const brand = currentBrand().name;
  if (matches.some((match) => match.globalNotFound || match.status === 'notFound')) return `${i18n._('shell.not-found.title')} – ${brand}`;
  const heads = matches.flatMap((match) => match.meta ?? []);
  const titled = heads.findLast((tag) => tag !== null && typeof tag === 'object' && 'title' in tag) as { title?: string } | undefined;
  return titled?.title ?? i18n._('shell.brand-title', { brand });
}
