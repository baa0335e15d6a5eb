import { CallFailed } from '../../platform/api/refusal';
import { failureText } from '../../platform/form';
import { useText } from '../../platform/i18n';
import { useOnline } from '../../platform/presence/use-online';
import { Button } from '../../ui/button';
import { Message } from '../../ui/message';

interface ReadFailureProps {
  /** A query, or an infinite query. */
  query: { data: unknown; error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
}

/** Why a read without any cached data failed, with a retry; renders nothing if there is data. */
export function ReadFailure({ query: { data, error, isFetching, refetch } }: ReadFailureProps) {
  const t = useText();
  const isOnline = useOnline();
  if (data !== undefined || !(error instanceof CallFailed)) return null;
  return (
    <Message
      tone="warning"
      action={
        <Button size="small" variant="quiet" isBusy={isFetching && isOnline} onClick={() => void refetch()}>
          {t('account.history.again')}
        </Button>
      }
    >
      {failureText(t, error)}
    </Message>
  );
}
