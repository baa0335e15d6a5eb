import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getVerification } from '#contract/calls/account/verification';
import { verificationItems } from '#contract/fields/verification';
import { queryOf } from '../../../platform/api/query';
import type { CallFailed } from '../../../platform/api/refusal';
import { useText } from '../../../platform/i18n';
import { Message } from '../../../ui/message';
import styles from './verification-notice.module.css';

/** What a withdrawal of any amount still requires, with a link to it; renders nothing if it requires nothing. */
export function VerificationNotice() {
  const t = useText();
  const steps = useQuery(queryOf(getVerification, {})).data?.data ?? [];
  const due = steps.filter(({ is_due }) => is_due);
  const [first] = due;
  if (!first) return null;
  const items = due.map(({ item }) => t(`account.verification.item.${item}`)).join(', ');
  return (
    <div className={styles.notice}>
      <Message tone="warning" title={t('cashbox.verification-title')}>
        {t('cashbox.verification-needed', { items })}{' '}
        <Link to="/profile/verification" hash={first.item}>
          {t('cashbox.verification-look')}
        </Link>
      </Message>
    </div>
  );
}

/** The items that a refused payment requires, with a link to the first one. */
export function MissingProof({ failure }: { failure: CallFailed }) {
  const t = useText();
  const missing = verificationItems.filter((item) => failure.fields[`verification.${item}`]);
  const items = missing.map((item) => t(`account.verification.item.${item}`)).join(', ');
  return (
    <>
      {items !== '' && t('cashbox.verification-needed', { items })}{' '}
      <Link to="/profile/verification" {...(missing[0] && { hash: missing[0] })}>
        {t('cashbox.verification-look')}
      </Link>
    </>
  );
}
