import { useMutation, useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { CallFailed } from '../../platform/api/refusal';
import { failureText } from '../../platform/form';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Message } from '../../ui/message';
import { fetchPasskeyAgain, hasPasskeys, provePasskey } from './passkeys';

/** Reauthentication with a passkey in place of the password, for a player who has one for this site. */
export function PasskeyAgain({ onDone }: { onDone: () => void }) {
  const t = useText();
  const { data: options } = useQuery({
    queryKey: ['private', 'passkey-again'],
    queryFn: fetchPasskeyAgain,
    enabled: hasPasskeys(),
    gcTime: 0,
    staleTime: 0,
  });
  const proving = useMutation({ mutationFn: provePasskey, onSuccess: onDone });
  if (!options) return null;
  const { error } = proving;
  return (
    <>
      {error && (
        <Message tone="danger">{error instanceof CallFailed ? failureText(t, error) : t('account.sign-in.passkey.failed')}</Message>
      )}
      <Button
        variant="quiet"
        size="large"
        isWide
        isBusy={proving.isPending}
        icon={<KeyRound aria-hidden="true" size={18} />}
        onClick={() => proving.mutate()}
      >
        {t('account.again.passkey')}
      </Button>
    </>
  );
}
