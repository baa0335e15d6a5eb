import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { additionalNow, kindOf } from '#rules/gifts/configured';
import { textIn } from '#rules/content/local-text';
import { configQuery } from '../../../platform/config/configs';
import { useLocale } from '../../../platform/i18n';
import { useSession } from '../../../platform/session';
import { useStart } from '../../../platform/presence/use-now';
import { Button } from '../../../ui/button';
import { GiftMark } from '../list/gift-mark';
import styles from '../gifts.module.css';

/** The operators' entries among the gifts: without a bonus, but with a link (CONF-001). */
export function AdditionalGifts() {
  const { data } = useQuery(configQuery('additional-gifts'));
  const { player } = useSession();
  const now = useStart();
  const locale = useLocale();
  return additionalNow(data ?? null, player?.groups ?? [], now).map(({ id, kind, title, text, image, button }) => (
    <article key={id} className={styles.card} data-tier="none">
      <header className={styles.head}>
        {image ? (
          <img src={image} alt="" className={styles.mark} />
        ) : (
          <GiftMark gift={{ kind: kindOf(kind), freespins_total: kind === 'giftspin' ? 1 : 0 }} className={styles.mark} />
        )}
        <h2 className={styles.name}>{textIn(title, locale)}</h2>
      </header>
      <p className={styles.terms}>{textIn(text, locale)}</p>
      <div className={styles.actions}>
        <Button render={<Link to={button.url} />}>{textIn(button.name, locale)}</Button>
      </div>
    </article>
  ));
}
