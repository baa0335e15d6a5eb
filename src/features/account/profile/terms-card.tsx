import { useMutation } from '@tanstack/react-query';
import { updateDetails } from '#contract/calls/account/sign-up';
import { ask } from '../../../platform/api/client';
import { CallFailed } from '../../../platform/api/refusal';
import { failureText } from '../../../platform/form';
import { useText } from '../../../platform/i18n';
import { loadSession } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/message';
import { TermsLinks } from '../terms-links';

/** Requests the terms' acceptance if it's missing (AUTH-019). */
export function TermsCard() {
  const t = useText();
  const accepting = useMutation({
    mutationFn: async () => {
      await ask(updateDetails, { body: { user: { terms_acceptance: true } } }, { retries: 1 });
      await loadSession();
    },
  });
  return (
    <Message
      tone="warning"
      title={t('account.terms.title')}
      action={
        <Button isBusy={accepting.isPending} onClick={() => accepting.mutate()}>
          {t('account.terms.action')}
        </Button>
      }
    >
      {accepting.error instanceof CallFailed ? failureText(t, accepting.error) : t('account.terms.lead')}
      <TermsLinks />
    </Message>
  );
}
