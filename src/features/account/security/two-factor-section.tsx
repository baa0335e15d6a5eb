import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { beginTwoFactor, endTwoFactor, makeRecoveryCodes } from '#contract/calls/account/two-factor';
import type { Security } from '#contract/fields/security';
import { FEW_RECOVERY_CODES } from '#rules/account/sign-in/two-factor';
import { ask } from '../../../platform/api/client';
import { lazyPart } from '../../../platform/loading/lazy-part';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Message } from '../../../ui/message';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import { toast } from '../../../ui/toast';
import profile from '../profile/profile.module.css';
import { ReadFailure } from '../read-failure';
import { Failure } from './failure';
import styles from './security.module.css';
import { refreshSecurity, securityQuery } from './security-query';
import type { Begun } from './set-up-sheet';

const SetUpSheet = lazyPart(async () => (await import('./set-up-sheet')).default);
const QuestionSheet = lazyPart(async () => (await import('./question-sheet')).default);
const RecoveryCodesSheet = lazyPart(async () => (await import('./recovery-codes-sheet')).default);

/** Two-factor authentication on the security page: set up, recovery codes, off (PROF-001). */
export function TwoFactorSection() {
  const t = useText();
  const reading = useQuery(securityQuery());
  const { data, error } = reading;
  return (
    <Card as="section" className={profile.section} aria-labelledby="security-two-factor">
      <h2 id="security-two-factor">{t('account.two-factor.title')}</h2>
      {data && (data.two_factor.enabled ? <On left={data.two_factor.recovery_codes_left} /> : <Off />)}
      <ReadFailure query={reading} />
      {!data && !error && <SkeletonRows count={1} />}
    </Card>
  );
}

function useSetUp() {
  const queryClient = useQueryClient();
  const [begun, setBegun] = useState<Begun | null>(null);
  const beginning = useMutation({ mutationFn: () => ask(beginTwoFactor, {}, { retries: 1 }), onSuccess: setBegun });
  const [isOn, setOn] = useState(false);
  // The section re-renders with the response; the sheet with the codes has to stay open until the player closes it.
  const close = () => {
    setBegun(null);
    if (isOn) void refreshSecurity(queryClient);
  };
  const sheet = begun && <SetUpSheet begun={begun} onOn={() => setOn(true)} onClose={close} />;
  return { beginning, sheet };
}

function Off() {
  const t = useText();
  const { beginning, sheet } = useSetUp();
  return (
    <>
      <p className={profile.note}>{t('account.two-factor.off')}</p>
      <Failure error={beginning.error} />
      <Button className={profile.start} isBusy={beginning.isPending} onClick={() => beginning.mutate()}>
        {t('account.two-factor.set-up')}
      </Button>
      {sheet}
    </>
  );
}

function On({ left }: { left: Security['two_factor']['recovery_codes_left'] }) {
  const t = useText();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<'off' | 'codes' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const ending = useMutation({
    mutationFn: () => ask(endTwoFactor, {}, { retries: 1 }),
    onSuccess: () => {
      toast({ tone: 'success', title: t('account.two-factor.is-off') });
      return refreshSecurity(queryClient);
    },
  });
  const renewing = useMutation({
    mutationFn: () => ask(makeRecoveryCodes, {}, { retries: 1 }),
    onSuccess: ({ recovery_codes }) => {
      setAsked(null);
      setCodes(recovery_codes);
      return refreshSecurity(queryClient);
    },
  });
  const question = { onClose: () => setAsked(null) };
  return (
    <>
      <p className={profile.note}>{t('account.two-factor.on')}</p>
      <p>{t('account.two-factor.codes-left', { count: left })}</p>
      {left <= FEW_RECOVERY_CODES && <Message tone="warning">{t('account.two-factor.few')}</Message>}
      <div className={styles.buttons}>
        <Button onClick={() => setAsked('codes')}>{t('account.recovery.new')}</Button>
        <Button variant="quiet" onClick={() => setAsked('off')}>
          {t('account.two-factor.switch-off')}
        </Button>
      </div>
      {asked === 'off' && (
        <QuestionSheet
          {...question}
          title={t('account.two-factor.switch-off.title')}
          text={t('account.two-factor.switch-off.text')}
          action={t('account.two-factor.switch-off')}
          keep={t('account.two-factor.keep')}
          isBusy={ending.isPending}
          onAction={() => ending.mutate()}
        >
          <Failure error={ending.error} />
        </QuestionSheet>
      )}
      {asked === 'codes' && (
        <QuestionSheet
          {...question}
          title={t('account.recovery.new.title')}
          text={t('account.recovery.new.text')}
          action={t('account.recovery.new.action')}
          keep={t('account.recovery.new.keep')}
          isBusy={renewing.isPending}
          onAction={() => renewing.mutate()}
        >
          <Failure error={renewing.error} />
        </QuestionSheet>
      )}
      {codes && <RecoveryCodesSheet codes={codes} onClose={() => setCodes(null)} />}
    </>
  );
}
