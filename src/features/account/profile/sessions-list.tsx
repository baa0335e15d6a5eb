import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getSessions, revokeSession } from '#contract/calls/account/session';
import { ask } from '../../../platform/api/client';
import { queryOf } from '../../../platform/api/query';
import { CallFailed } from '../../../platform/api/refusal';
import { failureText } from '../../../platform/form';
import { useFormat, useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/message';
import { SkeletonRows } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast';
import { deviceName } from './device-name';
import styles from './profile.module.css';

const sessionsQuery = () => queryOf(getSessions, {});

/** The player's sessions; any other device can be signed out here (PROF-001). */
export function SessionsList() {
  const t = useText();
  const { dateTime } = useFormat();
  const queryClient = useQueryClient();
  const sessions = useQuery(sessionsQuery());
  const ending = useMutation({
    mutationFn: (id: string) => ask(revokeSession, { params: { id } }, { retries: 1 }),
    onSuccess: () => {
      toast({ tone: 'success', title: t('account.sessions.ended') });
      return queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey });
    },
  });
  if (sessions.isPending) return <SkeletonRows count={2} />;
  if (sessions.error) return sessions.error instanceof CallFailed ? <Message tone="warning">{failureText(t, sessions.error)}</Message> : null;
  return (
    <ul className={styles.sessions}>
      {sessions.data.data.map((one) => (
        <li key={one.id} className={styles.session}>
          <div>
            <p className={styles.name}>
              {[deviceName(one.user_agent) ?? t('account.sessions.unknown'), one.country].filter(Boolean).join(' · ')}
            </p>
            <p className={styles.note}>
              {one.is_current ? t('account.sessions.this') : t('account.sessions.seen', { when: dateTime(one.last_seen_at) })}
            </p>
          </div>
          {!one.is_current && (
            <Button size="small" isBusy={ending.isPending && ending.variables === one.id} onClick={() => ending.mutate(one.id)}>
              {t('account.sessions.end')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
