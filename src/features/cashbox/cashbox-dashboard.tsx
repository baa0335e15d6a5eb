import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { getAccounts } from '#contract/calls/cashbox/accounts';
import { useText } from '../../platform/i18n';
import { LastKnownNote } from '../../platform/reads/last-known-note';
import { useBreak } from '../../platform/session';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { Skeleton } from '../../ui/skeleton';
import { AccountPicker, useSwitchAccount } from './accounts/account-picker';
import { Balances } from './accounts/balances';
import styles from './cashbox-dashboard.module.css';
import aged from './history/known-as-of.module.css';
import { LimitsLink } from './form/limits-link';
import { PaymentFailure } from './pay/payment-failure';
import { PaymentsList } from './history/payments-list';
import { OnePayment } from './history/one-payment';
import { OneClickOffer } from './one-click/one-click-offer';
import { PaymentsHistory } from './history/payments-history';
import { usePresence } from './presence';
import { IdentityGate, useMissingProof } from './steps/identity-gate';
import { ProfileGate } from './steps/profile-gate';
import { accountsQuery, paymentsQuery } from './queries';
import { useFocusOnChange } from './steps/use-focus-on-change';
import { useHasCome } from './status/use-has-loaded';
import { useMissingFields } from './steps/use-missing-fields';
import { useOneClick } from './one-click/use-one-click';

const LAST_OPERATIONS = 4;
/** How long the last operations wait for the methods of the one-click deposit. */
const OFFER_PATIENCE_MS = 2_000;

type View = { kind: 'overview' } | { kind: 'history' } | { kind: 'payment'; id: string };

interface CashboxDashboardProps {
  /** Where a player fills in missing profile fields. */
  profileForm?: ReactNode;
  onClose: () => void;
}

/** Balances, the last operations and the next steps (CASH-014); an incomplete profile comes first (PROF-002). */
export function CashboxDashboard({ profileForm, onClose }: CashboxDashboardProps) {
  const t = useText();
  const [view, setView] = useState<View>({ kind: 'overview' });
  usePresence();
  const missing = useMissingFields();
  const shown = missing.length > 0 ? 'gate' : view.kind;
  const place = useFocusOnChange(shown);
  const titles = { overview: 'cashbox.title', history: 'cashbox.history', payment: 'cashbox.payment' } as const;
  return (
    <Sheet
      isOpen
      isTall
      onClose={onClose}
      title={t(shown === 'gate' ? titles.overview : titles[view.kind])}
      closeText={t('cashbox.close')}
      initialFocus={place}
    >
      <div ref={place} tabIndex={-1} className={styles.view}>
        {shown === 'gate' && <ProfileGate missing={missing} form={profileForm} />}
        {shown !== 'gate' && view.kind !== 'overview' && (
          <Button variant="quiet" size="small" className={styles.back} onClick={() => setView({ kind: 'overview' })}>
            {t('cashbox.back')}
          </Button>
        )}
        {shown === 'overview' && (
          <Overview onHistory={() => setView({ kind: 'history' })} onOpenPayment={(id) => setView({ kind: 'payment', id })} />
        )}
        {shown === 'history' && <PaymentsHistory isInSheet onOpenPayment={(id) => setView({ kind: 'payment', id })} />}
        {shown === 'payment' && view.kind === 'payment' && <OnePayment id={view.id} onAgain={onClose} onClose={onClose} />}
      </div>
    </Sheet>
  );
}

function Overview({ onHistory, onOpenPayment }: { onHistory: () => void; onOpenPayment: (id: string) => void }) {
  const t = useText();
  const switching = useSwitchAccount();
  const playBreak = useBreak();
  const proof = useMissingProof();
  const accounts = useQuery(accountsQuery());
  const active = accounts.data?.data.find((account) => account.active);
  const hasFailed = accounts.error !== null && !accounts.data;
  return (
    <>
      <AccountPicker label={t('cashbox.account')} switching={switching} />
      <LastKnownNote url={getAccounts.path} className={aged.age} />
      {active && <Balances account={active} />}
      {accounts.isPending && <Skeleton shape="block" className={styles.balancesComing} />}
      {hasFailed && <PaymentFailure error={accounts.error} onAgain={() => void accounts.refetch()} />}
      {proof.length > 0 && !playBreak && <IdentityGate missing={proof} />}
      <div className={styles.ways}>
        {!playBreak && proof.length === 0 && (
          <Button variant="primary" isWide render={<Link to="/deposit" search={{ fromDashboard: true }} />}>
            {t('cashbox.deposit')}
          </Button>
        )}
        <Button variant="quiet" isWide render={<Link to="/withdraw" search={{ fromDashboard: true }} />}>
          {t('cashbox.withdraw')}
        </Button>
      </div>
      <LastOperations currency={active?.currency ?? null} isFailureSaid={hasFailed} onHistory={onHistory} onOpenPayment={onOpenPayment} />
    </>
  );
}

interface LastOperationsProps {
  /** Of the active account; null while it's unknown. */
  currency: string | null;
  /** Whether the error already shows above. */
  isFailureSaid: boolean;
  onHistory: () => void;
  onOpenPayment: (id: string) => void;
}

/** The one-click deposit and the last operations: they appear together, so that neither shifts the other. */
function LastOperations({ currency, isFailureSaid, onHistory, onOpenPayment }: LastOperationsProps) {
  const t = useText();
  const { data, error, refetch } = useQuery(paymentsQuery());
  const { isKnown, found } = useOneClick(currency);
  const playBreak = useBreak();
  const hasCome = useHasCome(isKnown, OFFER_PATIENCE_MS);
  if (error && !data) {
    return (
      <>
        {!isFailureSaid && <PaymentFailure error={error} onAgain={() => void refetch()} />}
        <LimitsLink />
      </>
    );
  }
  if (!data || !hasCome) return <Skeleton shape="block" className={styles.operationsComing} />;
  return (
    <>
      {found && !playBreak && <OneClickOffer offer={found} />}
      <div className={styles.operations}>
        <h3>{t('cashbox.operations')}</h3>
        {data.data.length > LAST_OPERATIONS && (
          <Button variant="quiet" size="small" onClick={onHistory}>
            {t('cashbox.operations-all')}
          </Button>
        )}
      </div>
      <PaymentsList payments={data.data.slice(0, LAST_OPERATIONS)} onOpenPayment={onOpenPayment} />
      <LimitsLink />
    </>
  );
}
