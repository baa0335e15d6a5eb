import type { Page } from '#contract/fields/content';
import { PageHeading } from '../../ui/page-heading';
import { ContentBody, type ContentComponents } from './content-body';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './content.module.css';

interface StaticPageProps {
  page: Page;
  components: ContentComponents;
}

/** A page with the operators' text (ROUTE-034, ROUTE-042); one of the custom category shows nothing else (ROUTE-045). */
export function StaticPage({ page, components }: StaticPageProps) {
  const isOwnLayout = page.categories.includes('custom-page');
  return (
    <article className={isOwnLayout ? styles.wide : styles.page}>
      {isOwnLayout ? <VisuallyHidden as="h1">{page.title}</VisuallyHidden> : <PageHeading title={page.title} />}
      <ContentBody html={page.content} awards={page.json.awards} components={components} />
    </article>
  );
}
