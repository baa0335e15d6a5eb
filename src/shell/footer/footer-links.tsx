import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Licence } from '#rules/account/restrictions';
import { isFooterLinkShown } from '#rules/content/footer';
import { menuOf } from '#rules/content/menu';
import { pagesQuery } from '../../features/content/pages';
import { useBrand } from '../../platform/context/brand';
import { beside } from '../../platform/api/query';
import { useIsClosed } from '../../platform/config/flags';
import { useLocale, useText } from '../../platform/i18n';
import { usePausesOffers, useSession } from '../../platform/session';
import styles from './footer.module.css';

/** The required pages, if the list of all couldn't be loaded. */
const always = [
  ['responsible-gaming', 'frame.footer.responsible'],
  ['terms-and-conditions', 'frame.footer.terms'],
  ['privacy-policy', 'frame.footer.privacy'],
] as const;

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className={styles.column}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>{children}</ul>
    </nav>
  );
}

/**
 * The content pages in the footer of every page (FOOT-001, FOOT-002). Their list is there before the footer is (`loadFooterData`): it must not
 * grow under somebody who reads it.
 */
export function InformationLinks({ licence }: { licence: Licence }) {
  const t = useText();
  const { status } = useSession();
  const isClosed = useIsClosed();
  const pauses = usePausesOffers();
  const { data } = useQuery(beside(pagesQuery(useLocale())));
  const pages = (data && menuOf(data.data, 'bottom-menu', status === 'player')) ?? always.map(([slug, name]) => ({ slug, title: t(name) }));
  return (
    <Column title={t('frame.footer.information')}>
      {pages
        .filter(({ slug }) => isFooterLinkShown(slug, licence) && !isClosed(`/${slug}`) && !pauses(`/${slug}`))
        .map(({ slug, title }) => (
          <li key={slug}>
            <Link to="/$slug" params={{ slug }}>
              {title}
            </Link>
          </li>
        ))}
    </Column>
  );
}

/** Help: the support page and its chat, the blog, phone and mail (FOOT-001). */
export function HelpLinks({ licence }: { licence: Licence }) {
  const t = useText();
  const { support } = useBrand();
  const { routesByPath } = useRouter();
  const pauses = usePausesOffers();
  const [user, host] = support.email.split('@');
  const places = [
    ['/support', undefined, 'frame.footer.support'],
    ['/support', 'chat', 'frame.footer.chat'],
    ['/news', undefined, 'frame.footer.blog'],
  ] as const;
  const shown = places.filter(
    ([path, , name]) =>
      Object.hasOwn(routesByPath, path) && !pauses(path) && (name !== 'frame.footer.blog' || isFooterLinkShown('blog', licence)),
  );
  return (
    <Column title={t('frame.footer.help')}>
      {shown.map(([path, hash, name]) => (
        <li key={name}>
          <Link to={path as '/'} {...(hash && { hash })}>
            {t(name)}
          </Link>
        </li>
      ))}
      <li>
        <a href={`tel:${support.phone.replaceAll(' ', '')}`}>
          {t('frame.footer.phone', { phone: support.phone.replaceAll(' ', '\u00A0') })}
        </a>
      </li>
      <li>
        <a href={`mailto:${support.email}`} translate="no">
          <span>
            {user}
            <wbr />@{host}
          </span>
        </a>
      </li>
    </Column>
  );
}

/** The house's social accounts (FOOT-001). */
export function SocialLinks() {
  const t = useText();
  const { support } = useBrand();
  if (support.social.length === 0) return null;
  return (
    <Column title={t('frame.footer.social')}>
      {support.social.map(({ network, url }) => (
        <li key={network}>
          <a href={url} rel="noopener noreferrer" target="_blank" translate="no">
            {network}
          </a>
        </li>
      ))}
    </Column>
  );
}
