import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { getMethods } from '#contract/calls/cashbox/methods';
import { removeSavedMethod, restoreSavedMethod, setDefaultMethod } from '#contract/calls/cashbox/saved-methods';
import type { SavedMethod } from '#contract/fields/payment-method';
import { ask } from '../../../platform/api/client';
import { CallFailed } from '../../../platform/api/refusal';
import { failureText } from '../../../platform/form';
import { useText } from '../../../platform/i18n';
import { useOnline } from '../../../platform/presence/use-online';
import { setCachedResponse } from '../../../platform/reads/set-cached-response';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/message';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import { toast } from '../../../ui/toast';
import { MethodMark } from '../methods/method-mark';
import { brandName, problemTexts } from '../methods/names';
import { savedMethodsQuery } from '../queries';
import styles from './saved-methods.module.css';

type Change = { call: typeof setDefaultMethod | typeof removeSavedMethod | typeof restoreSavedMethod; id: string };

/** Changes the saved methods: the list is replaced by the response, and the cashbox loads its methods again. */
function useChange() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ call, id }: Change) => ask(call, { params: { id } }, { retries: 1 }),
    onSuccess: (response) => {
      setCachedResponse(queryClient, savedMethodsQuery().queryKey, response);
      void queryClient.invalidateQueries({ queryKey: [getMethods.privacy, getMethods.id] });
    },
  });
}

/** The player's saved cards: choose the default, remove one, and undo that. */
export function SavedMethods() {
  const t = useText();
  const { data, error, isFetching, refetch } = useQuery(savedMethodsQuery());
  const isOnline = useOnline();
  const change = useChange();
  const title = useRef<HTMLHeadingElement>(null);
  const nameOf = ({ brand, title: digits }: SavedMethod) => `${brandName(t, brand)} ${digits}`;

  function remove(saved: SavedMethod): void {
    change.mutate(
      { call: removeSavedMethod, id: saved.id },
      {
        onSuccess: () => {
          title.current?.focus();
          const undo = { text: t('cashbox.saved.undo'), run: () => change.mutate({ call: restoreSavedMethod, id: saved.id }) };
          toast({ id: 'saved-method', tone: 'success', title: t('cashbox.saved.removed', { name: nameOf(saved) }), action: undo });
        },
      },
    );
  }

  return (
    <section className={styles.section} aria-labelledby="saved">
      <h2 id="saved" ref={title} tabIndex={-1}>
        {t('cashbox.saved.title')}
      </h2>
      {change.error instanceof CallFailed && <Message tone="warning">{failureText(t, change.error)}</Message>}
      {!data && error instanceof CallFailed && (
        <Message
          tone="warning"
          action={
            <Button size="small" variant="quiet" isBusy={isFetching && isOnline} onClick={() => void refetch()}>
              {t('cashbox.try-again')}
            </Button>
          }
        >
          {failureText(t, error)}
        </Message>
      )}
      {data && !isOnline && <p className={styles.note}>{t('shell.needs-network')}</p>}
      {!data && !error && <SkeletonRows count={1} />}
      {data?.data.length === 0 && <p className={styles.note}>{t('cashbox.saved.none')}</p>}
      <ul className={styles.list}>
        {data?.data.map((saved) => (
          <li key={saved.id} className={styles.item}>
            <MethodMark brand={saved.brand} />
            <div className={styles.texts}>
              <p className={styles.name}>{nameOf(saved)}</p>
              <p className={styles.note}>
                {saved.problem === null && saved.expires !== null && t('cashbox.expires', { date: saved.expires })}
                {saved.problem !== null && <Badge tone="warning">{t(problemTexts[saved.problem])}</Badge>}{' '}
                {saved.is_default && <Badge tone="info">{t('cashbox.saved.default')}</Badge>}
              </p>
            </div>
            <div className={styles.ways}>
              {!saved.is_default && saved.problem === null && (
                <Button
                  size="small"
                  variant="quiet"
                  disabled={change.isPending || !isOnline}
                  aria-label={t('cashbox.saved.choose-named', { name: nameOf(saved) })}
                  onClick={() => change.mutate({ call: setDefaultMethod, id: saved.id })}
                >
                  {t('cashbox.saved.choose')}
                </Button>
              )}
              <Button
                size="small"
                variant="quiet"
                disabled={change.isPending || !isOnline}
                aria-label={t('cashbox.saved.remove-named', { name: nameOf(saved) })}
                onClick={() => remove(saved)}
              >
                {t('cashbox.saved.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
