import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { getDataCopy, requestDataCopy, unlockDataCopy } from '#contract/calls/account/data-copy';
import { ask } from '../../../platform/api/client';
import { useFormat, useLocale, useText } from '../../../platform/i18n';
import { useOnline } from '../../../platform/presence/use-online';
import { setCachedResponse } from '../../../platform/reads/set-cached-response';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Message } from '../../../ui/message';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import profile from '../profile/profile.module.css';
import { ReadFailure } from '../read-failure';
import { Failure } from '../security/failure';
import security from '../security/security.module.css';
import { dataCopyQuery } from './data-queries';

const POLL_MS = 5_000;

/** A copy of the player's data: to request, and once it's ready to download as HTML or JSON, with the password. */
export function DataCopyCard() {
  const t = useText();
  const { dateTime } = useFormat();
  const queryClient = useQueryClient();
  const query = dataCopyQuery();
  const isOnline = useOnline();
  const reading = useQuery({
    ...query,
    refetchInterval: ({ state }) => (state.data?.copy && state.data.copy.ready_at === null ? POLL_MS : false),
  });
  const { data, error } = reading;
  const requesting = useMutation({
    mutationFn: () => ask(requestDataCopy, {}, { retries: 1 }),
    onSuccess: (response) => setCachedResponse(queryClient, query.queryKey, response),
  });
  const copy = data?.copy;
  return (
    <Card as="section" className={profile.section} aria-labelledby="account-copy">
      <h2 id="account-copy">{t('account.data.copy')}</h2>
      <p className={profile.note}>{t('account.data.copy.text')}</p>
      {!data && !error && <SkeletonRows count={1} />}
      <ReadFailure query={reading} />
      {data && !isOnline && <Message tone="warning">{t('shell.needs-network')}</Message>}
      <Failure error={requesting.error} />
      <div role="status" className={profile.section}>
        {copy && copy.ready_at === null && <Message title={t('account.data.preparing')}>{t('account.data.preparing.text')}</Message>}
        {copy && copy.ready_at !== null && <Ready isOnline={isOnline} until={dateTime(copy.expires_at)} />}
      </div>
      {data && !copy && (
        <Button className={profile.start} isBusy={requesting.isPending} disabled={!isOnline} onClick={() => requesting.mutate()}>
          {t('account.data.request')}
        </Button>
      )}
    </Card>
  );
}

/** The files to download; the password is required first. */
function Ready({ until, isOnline }: { until: string; isOnline: boolean }) {
  const t = useText();
  const locale = useLocale();
  const downloading = useMutation({
    mutationFn: async (kind: 'html' | 'json') => {
      await ask(unlockDataCopy, {}, { retries: 1 });
      const link = document.createElement('a');
      link.href = `${getDataCopy.path}.${kind}?${new URLSearchParams({ locale }).toString()}`;
      link.download = '';
      link.click();
    },
  });
  return (
    <>
      <p>{t('account.data.ready', { when: until })}</p>
      <Failure error={downloading.error} />
      <div className={security.buttons}>
        {(['html', 'json'] as const).map((kind) => (
          <Button key={kind} disabled={downloading.isPending || !isOnline} onClick={() => downloading.mutate(kind)}>
            <Download aria-hidden size={18} />
            {t(`account.data.${kind}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
