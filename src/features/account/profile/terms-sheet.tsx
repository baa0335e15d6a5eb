import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { updateDetails } from '#contract/calls/account/sign-up';
import { ask } from '../../../platform/api/client';
import { CallFailed } from '../../../platform/api/refusal';
import { failureText } from '../../../platform/form';
import { useText } from '../../../platform/i18n';
import { loadSession } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { Message } from '../../../ui/message';
import { Sheet } from '../../../ui/sheet';
import forms from '../forms.module.css';
import { signOut } from '../sign-in/sign-in';
import { TermsLinks } from '../terms-links';

/** Asks again for consent to changed texts; it stays until the player accepts or signs out (AUTH-019). Load it lazily. */
export default function TermsSheet({ changes }: { changes: ReactNode }) {
  const t = useText();
  const [isTicked, setTicked] = useState(false);
  const accepting = useMutation({
    mutationFn: async () => {
      await ask(updateDetails, { body: { user: { terms_acceptance: true } } }, { retries: 1 });
      await loadSession();
    },
  });
  const leaving = useMutation({ mutationFn: signOut });
  return (
    <Sheet
      isOpen
      isKept
      onClose={() => undefined}
      title={t('account.terms.changed')}
      description={t('account.terms.changed.lead')}
      closeText={null}
      size="small"
    >
      <div className={forms.form}>
        {changes}
        <TermsLinks />
        <Checkbox
          label={t('account.sign-up.terms.accept')}
          checked={isTicked}
          onChange={(event) => setTicked(event.currentTarget.checked)}
        />
        {accepting.error instanceof CallFailed && <Message tone="danger">{failureText(t, accepting.error)}</Message>}
        <Button variant="primary" size="large" isWide disabled={!isTicked} isBusy={accepting.isPending} onClick={() => accepting.mutate()}>
          {t('account.terms.action')}
        </Button>
        <Button variant="quiet" size="large" isWide isBusy={leaving.isPending} onClick={() => leaving.mutate()}>
          {t('account.terms.decline')}
        </Button>
        <p className={forms.text}>{t('account.terms.withdraw')}</p>
      </div>
    </Sheet>
  );
}
