import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ResponseOf } from '#contract/call';
import type { getNews } from '#contract/calls/content';
import type { NewsEntry } from '#contract/fields/content';
import { useBrand } from '../../platform/context/brand';
import { useText } from '../../platform/i18n';
import { Badge } from '../../ui/badge';
import { Card, cardLink, cardList } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { OrbitScene } from '../../ui/orbit-scene';
import { PageHeading } from '../../ui/page-heading';
import { Day } from './day';
import styles from './news.module.css';

function Article({ slug, title, description, date, badge }: NewsEntry) {
  return (
    <Card as="li" isPadded={false} className={styles.card}>
      <div className={styles.picture}>
        <OrbitScene seed={slug} />
      </div>
      <div className={styles.words}>
        <p className={styles.date}>
          <Day date={date} />
          {badge && <Badge>{badge}</Badge>}
        </p>
        <h2>
          <Link to="/news/$slug" params={{ slug }} className={cardLink}>
            {title}
          </Link>
        </h2>
        <p>{description}</p>
      </div>
    </Card>
  );
}

function Pages({ prev_page: newer, next_page: older }: ResponseOf<typeof getNews>['pagination']) {
  const t = useText();
  if (newer === null && older === null) return null;
  const go = (page: number) => ({ to: '/news', search: page > 1 ? { page } : {} }) as const;
  return (
    <nav className={styles.pages} aria-label={t('content.news.pages')}>
      {newer !== null && (
        <Link {...go(newer)} className={styles.way}>
          <ChevronLeft aria-hidden size={20} />
          {t('content.news.newer')}
        </Link>
      )}
      {older !== null && (
        <Link {...go(older)} className={styles.way}>
          {t('content.news.older')}
          <ChevronRight aria-hidden size={20} />
        </Link>
      )}
    </nav>
  );
}

/** The articles, newest first, six per page (CMS-006). */
export function NewsList({ data, pagination }: ResponseOf<typeof getNews>) {
  const t = useText();
  const { name: brand } = useBrand();
  return (
    <div className={styles.list}>
      <PageHeading title={t('content.news.title')} lead={t('content.news.lead', { brand })} />
      {data.length === 0 ? (
        <EmptyState title={t('content.news.none')} />
      ) : (
        <ul className={cardList}>
          {data.map((article) => (
            <Article key={article.slug} {...article} />
          ))}
        </ul>
      )}
      <Pages {...pagination} />
    </div>
  );
}
