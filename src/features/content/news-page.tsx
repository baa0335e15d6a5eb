import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { Page } from '#contract/fields/content';
import { useText } from '../../platform/i18n';
import { OrbitScene } from '../../ui/orbit-scene';
import { PageHeading } from '../../ui/page-heading';
import { ContentBody, type ContentComponents } from './content-body';
import page from './content.module.css';
import { Day } from './day';
import styles from './news.module.css';

/** One article under its date, with a link back to all of them (CMS-006). */
export function NewsPage({ page: { slug, title, content, blocks, json }, components }: { page: Page; components: ContentComponents }) {
  const t = useText();
  return (
    <article className={page.page}>
      <PageHeading
        title={title}
        lead={blocks.description}
        back={
          <Link to="/news" className={styles.back}>
            <ChevronLeft aria-hidden size={20} />
            {t('content.news.all')}
          </Link>
        }
      />
      {json.date && (
        <p className={styles.date}>
          <Day date={json.date} />
        </p>
      )}
      <div className={styles.banner}>
        <OrbitScene seed={slug} />
      </div>
      <ContentBody html={content} awards={json.awards} components={components} />
    </article>
  );
}
