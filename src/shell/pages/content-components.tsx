import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { OfferedMethods } from '../../features/cashbox/methods/offered-methods';
import type { ContentComponents } from '../../features/content/content-body';
import { lobbyQuery } from '../../features/games/lobby/lobby-page';
import { VipLevels } from '../../features/vip/pages/vip-levels';
import { useBrand } from '../../platform/context/brand';
import { useLicence } from '../../platform/context/use-licence';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import styles from './content-components.module.css';

function LimitsLink() {
  const t = useText();
  return (
    <Button className={styles.way} render={<Link to="/profile/limits" />}>
      {t('shell.limits')}
    </Button>
  );
}

function SupportLink() {
  const t = useText();
  const { support } = useBrand();
  return (
    <Button className={styles.way} render={<a href={`mailto:${support.email}`}>{support.email}</a>}>
      {t('content.support', { email: support.email })}
    </Button>
  );
}

/** The body that decides disputes under the visitor's licence: an independent one, or the licensing authority. */
function DisputeBody() {
  const t = useText();
  const licence = useLicence();
  const { disputes, company } = useBrand();
  const body = disputes[licence];
  if (!body) return <p>{t('content.dispute-authority', { licence: company.licenceNumber })}</p>;
  return (
    <>
      <p>{t('content.dispute-body', { body: body.name })}</p>
      <Button
        className={styles.way}
        render={
          <a href={body.url} target="_blank" rel="noopener noreferrer">
            {body.name}
          </a>
        }
      >
        {t('content.dispute-link', { body: body.name })}
      </Button>
    </>
  );
}

function ProviderList({ limit }: { limit: number }) {
  const { data } = useSuspenseQuery(lobbyQuery);
  return (
    <ul className={styles.providers}>
      {data.providers.slice(0, limit).map(({ id, title }) => (
        <li key={id}>
          <Link to="/producers/$slug" params={{ slug: id }}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The components of other domains that content may use (CMS-003). */
export const contentComponents: ContentComponents = {
  'limits-link': LimitsLink,
  'support-link': SupportLink,
  'dispute-body': DisputeBody,
  'vip-levels': VipLevels,
  'provider-list': ProviderList,
  'payment-methods': OfferedMethods,
};
