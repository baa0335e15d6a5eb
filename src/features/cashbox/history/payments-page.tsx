import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { PageHeading } from '../../../ui/page-heading';
import { OnePayment } from './one-payment';
import { PaymentsHistory } from './payments-history';
import { SavedMethods } from '../saved/saved-methods';
import styles from './payments-page.module.css';
import { useFocusOnChange } from '../steps/use-focus-on-change';

/** Deposits and withdrawals as a page of the profile; recallable ones can be recalled here (ROUTE-037, CASH-009). */
export function PaymentsPage() {
  const t = useText();
  const navigate = useNavigate();
  const [looked, setLooked] = useState<string | null>(null);
  const place = useFocusOnChange(looked ?? '');
  const back = () => setLooked(null);
  return (
    <div className={styles.page}>
      <PageHeading title={t('cashbox.history')} lead={t('cashbox.history-lead')} />
      <div ref={place} tabIndex={-1} className={styles.place}>
        {looked === null ? (
          <>
            <PaymentsHistory onOpenPayment={setLooked} />
            <SavedMethods />
          </>
        ) : (
          <>
            <Button variant="quiet" size="small" className={styles.back} onClick={back}>
              {t('cashbox.history-back')}
            </Button>
            <Card>
              <OnePayment id={looked} onAgain={() => void navigate({ to: '/deposit' })} onClose={back} />
            </Card>
          </>
        )}
      </div>
    </div>
  );
}
