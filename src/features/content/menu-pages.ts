import { useQuery } from '@tanstack/react-query';
import type { PageEntry } from '#contract/fields/content';
import { type ContentMenu, menuOf } from '#rules/content/menu';
import { useSession } from '../../platform/session';
import { pagesQuery } from './pages';

/**
 * The pages of a menu for who is here, in their order: `path` leads there, `title` is its name, `badge` a word beside it or
 * null. Empty until they are known (HEAD-005).
 */
export function useMenuPages(menu: ContentMenu): PageEntry[] {
  const { data } = useQuery(pagesQuery());
  const { status } = useSession();
  return menuOf(data?.data ?? [], menu, status === 'player');
}
