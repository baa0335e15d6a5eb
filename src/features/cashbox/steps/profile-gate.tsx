import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { MessageKey } from '#locales/index';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Message } from '../../../ui/message';
import styles from './step.module.css';

const names: Record<string, MessageKey> = {
  first_name: 'cashbox.profile-first-name',
  last_name: 'cashbox.profile-last-name',
  date_of_birth: 'cashbox.profile-date-of-birth',
  mobile_phone: 'cashbox.profile-mobile-phone',
  country: 'cashbox.profile-country',
  city: 'cashbox.profile-city',
  address: 'cashbox.profile-address',
  postal_code: 'cashbox.profile-postal-code',
  personal_id: 'account.personal-id',
};

/** Replaces the cashbox while profile fields are missing (PROF-002); `form` is where they can be filled in. */
export function ProfileGate({ missing, form }: { missing: readonly string[]; form?: ReactNode }) {
  const t = useText();
  const listed = missing.map((name) => (names[name] ? t(names[name]) : name)).join(', ');
  const text = t('cashbox.profile-text', { fields: listed });
  if (form !== undefined) {
    return (
      <>
        <div className={styles.notice}>
          <Message title={t('cashbox.profile-title')}>{text}</Message>
        </div>
        {form}
      </>
    );
  }
  return (
    <EmptyState
      title={t('cashbox.profile-title')}
      action={
        <Button variant="secondary" render={<Link to="/profile" />}>
          {t('cashbox.profile-complete')}
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}
