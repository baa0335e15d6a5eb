import { Link } from '@tanstack/react-router';
import type { CallFailed } from '../../../platform/api/refusal';
import { failureText } from '../../../platform/form';
import { useText } from '../../../platform/i18n';
import { Message } from '../../../ui/message';

/** Why a sign-in failed; a closed account leads to support. */
export function SignInFailure({ failure }: { failure: CallFailed }) {
  const t = useText();
  return (
    <Message tone="danger" action={failure.code === 'account_closed' && <Link to="/support">{t('account.sign-in.support')}</Link>}>
      {failureText(t, failure)}
    </Message>
  );
}
