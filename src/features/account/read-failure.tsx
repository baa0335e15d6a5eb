import { CallFailed } from '../../platform/api/refusal';
import { failureText } from '../../platform/form';
import { useText } from '../../platform/i18n';
import { useOnline } from '../../platform/presence/use-online';
import { Button } from '../../ui/button';
import { Message } from '../../ui/message';

interface ReadFailureProps {
  /** A query, or one that reads page by page. */
  query: { data: unknown; error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
}

/** Why a read that nothing is known of failed, and a retry; nothing while something is shown. */
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
