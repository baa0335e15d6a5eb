import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { getPasskeys, removePasskey } from '#contract/calls/account/passkeys';
import type { Passkey } from '#contract/fields/passkey';
import { ask } from '../../../platform/api/client';
import { queryOf } from '../../../platform/api/query';
import { lazyPart } from '../../../platform/loading/lazy-part';
import { useFormat, useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { classNames } from '../../../ui/class-names';
import { Message } from '../../../ui/message';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import { toast } from '../../../ui/toast';
import { hasPasskeys, makePasskey, PasskeyFailed } from '../passkeys';
import profile from '../profile/profile.module.css';
import { ReadFailure } from '../read-failure';
import { Failure } from './failure';
import styles from './security.module.css';
import { refreshSecurity } from './security-query';

const QuestionSheet = lazyPart(async () => (await import('./question-sheet')).default);
const RenameSheet = lazyPart(async () => (await import('./rename-sheet')).default);

const passkeysQuery = () => queryOf(getPasskeys, {});

/** Refetches the list, and other data that contains it. */
function useChanged(): (text: string) => Promise<void> {
  const queryClient = useQueryClient();
  return async (title) => {
    toast({ tone: 'success', title });
    await Promise.all([queryClient.invalidateQueries({ queryKey: passkeysQuery().queryKey }), refreshSecurity(queryClient)]);
  };
}

/** The player's passkeys: add, rename, remove. */
export function PasskeysSection() {
  const t = useText();
  const reading = useQuery(passkeysQuery());
  const { data, error } = reading;
  return (
    <Card as="section" className={classNames(profile.section, profile.inner)} aria-labelledby="security-passkeys">
      <h2 id="security-passkeys">{t('account.passkeys.title')}</h2>
      <p className={profile.note}>{t('account.passkeys.text')}</p>
      <ReadFailure query={reading} />
      {!data && !error && <SkeletonRows count={1} />}
      {data && data.data.length > 0 && (
        <ul className={profile.sessions}>
          {data.data.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {data && <AddPasskey />}
    </Card>
  );
}

function AddPasskey() {
  const t = useText();
  const changed = useChanged();
  const isHydrated = useHydrated();
  const adding = useMutation({ mutationFn: makePasskey, onSuccess: () => changed(t('account.passkeys.added')) });
  if (isHydrated && !hasPasskeys()) return <p className={profile.note}>{t('account.passkeys.unsupported')}</p>;
  const { error } = adding;
  return (
    <>
      {error instanceof PasskeyFailed && (
        <Message tone="warning">{t(error.problem === 'exists' ? 'account.passkeys.exists' : 'account.passkeys.not-added')}</Message>
      )}
      <Failure error={error} />
      <Button className={profile.start} isBusy={adding.isPending} onClick={() => adding.mutate()}>
        {t('account.passkeys.add')}
      </Button>
    </>
  );
}

function PasskeyItem({ passkey: { id, name, created_at, last_used_at } }: { passkey: Passkey }) {
  const t = useText();
  const { date, dateTime } = useFormat();
  const changed = useChanged();
  const [asked, setAsked] = useState<'name' | 'remove' | null>(null);
  const close = () => setAsked(null);
  const removing = useMutation({
    mutationFn: () => ask(removePasskey, { params: { id } }, { retries: 1 }),
    onSuccess: () => {
      close();
      return changed(t('account.passkeys.removed'));
    },
  });
  return (
    <li className={profile.session}>
      <div>
        <p className={profile.name}>{name}</p>
        <p className={profile.note}>{t('account.passkeys.created', { when: date(created_at) })}</p>
        <p className={profile.note}>
          {last_used_at ? t('account.passkeys.used', { when: dateTime(last_used_at) }) : t('account.passkeys.never-used')}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button size="small" variant="quiet" onClick={() => setAsked('name')}>
          {t('account.passkeys.rename')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setAsked('remove')}>
          {t('account.passkeys.remove')}
        </Button>
      </div>
      {asked === 'name' && (
        <RenameSheet
          id={id}
          name={name}
          onClose={close}
          onDone={() => {
            close();
            void changed(t('account.passkeys.renamed'));
          }}
        />
      )}
      {asked === 'remove' && (
        <QuestionSheet
          title={t('account.passkeys.remove.title', { name })}
          text={t('account.passkeys.remove.text')}
          action={t('account.passkeys.remove')}
          keep={t('account.passkeys.keep')}
          isBusy={removing.isPending}
          onAction={() => removing.mutate()}
          onClose={close}
        >
          <Failure error={removing.error} />
        </QuestionSheet>
      )}
    </li>
  );
}
