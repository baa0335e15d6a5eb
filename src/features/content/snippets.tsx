import { useQuery } from '@tanstack/react-query';
import type { Snippet } from '#contract/fields/content';
import { beside } from '../../platform/api/query';
import { useLocale } from '../../platform/i18n';
import { ContentBody, type ContentComponents } from './content-body';
import { snippetsQuery } from './pages';
import styles from './snippets.module.css';

interface SnippetsProps {
  category: Snippet['categories'][number];
  components: ContentComponents;
}

/** The snippets for a place of the product; renders nothing if there aren't any (CMS-001). */
export function Snippets({ category, components }: SnippetsProps) {
  const { data } = useQuery(beside(snippetsQuery(useLocale())));
  const here = data?.data.filter(({ categories }) => categories.includes(category)) ?? [];
  if (here.length === 0) return null;
  return (
    <div className={styles[category]}>
      {here.map(({ id, content }) => (
        <ContentBody key={id} html={content} awards={[]} components={components} />
      ))}
    </div>
  );
}
