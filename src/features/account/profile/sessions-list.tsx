import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { revokeOtherSessions, revokeSession } from '#contract/calls/account/session';
import { deviceName } from '#rules/account/session/device-name';
import { ask } from '../../../platform/api/client';
import { useFormat, useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import { toast } from '../../../ui/toast';
import { Failure } from '../security/failure';
import { ReadFailure } from '../read-failure';
import { refreshSecurity, sessionsQuery } from '../security/security-query';
import { usePlaceName } from '../security/use-place-name';
import styles from './profile.module.css';

/** The player's sessions; any other device, or all of them, can be signed out here (PROF-001). */
export function SessionsList() {
  const t = useText();
  const { dateTime } = useFormat();
  const placeName = usePlaceName();
  const queryClient = useQueryClient();
  const sessions = useQuery(sessionsQuery());
  const done = (title: string) => {
    toast({ tone: 'success', title });
    return refreshSecurity(queryClient);
  };
  const ending = useMutation({
    mutationFn: (id: string) => ask(revokeSession, { params: { id } }, { retries: 1 }),
    onSuccess: () => done(t('account.sessions.ended')),
  });
  const endingOthers = useMutation({
    mutationFn: () => ask(revokeOtherSessions, {}, { retries: 1 }),
    onSuccess: () => done(t('account.sessions.others-ended')),
  });
  if (!sessions.data) return sessions.error ? <ReadFailure query={sessions} /> : <SkeletonRows count={2} />;
  return (
    <>
      <Failure error={ending.error ?? endingOthers.error} />
      <ul className={styles.sessions}>
        {sessions.data.data.map((one) => (
          <li key={one.id} className={styles.session}>
            <div>
              <p className={styles.name}>
                {[deviceName(one.user_agent) ?? t('account.sessions.unknown'), placeName(one.country)].join(' · ')}
              </p>
              <p className={styles.note}>
                {one.is_current ? t('account.sessions.this') : t('account.sessions.seen', { when: dateTime(one.last_seen_at) })}
              </p>
              <p className={styles.note}>{t('account.sessions.since', { when: dateTime(one.created_at) })}</p>
            </div>
            {!one.is_current && (
              <Button size="small" isBusy={ending.isPending && ending.variables === one.id} onClick={() => ending.mutate(one.id)}>
                {t('account.sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.data.data.length > 1 && (
        <Button className={styles.start} isBusy={endingOthers.isPending} onClick={() => endingOthers.mutate()}>
          {t('account.sessions.end-others')}
        </Button>
      )}
    </>
  );
}
