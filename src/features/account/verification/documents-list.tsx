import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { withdrawDocument } from '#contract/calls/account/documents';
import type { Document, DocumentState } from '#contract/fields/document';
import { ask } from '../../../platform/api/client';
import { CallFailed } from '../../../platform/api/refusal';
import { failureText } from '../../../platform/form';
import { useFormat, useText } from '../../../platform/i18n';
import { Badge, type Tone } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Message } from '../../../ui/message';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import { ReadFailure } from '../read-failure';
import { documentsQuery } from './send-document';
import styles from './verification.module.css';

const tones: Record<DocumentState, Tone> = { sending: 'warning', waiting: 'info', approved: 'success', rejected: 'danger' };

/** The sent documents and their results; one without a decision can be withdrawn. */
export function DocumentsList() {
  const t = useText();
  const queryClient = useQueryClient();
  const documents = useQuery(documentsQuery());
  const withdrawing = useMutation({
    mutationFn: (id: string) => ask(withdrawDocument, { params: { id } }, { retries: 1 }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: documentsQuery().queryKey }),
  });
  if (!documents.data) {
    return documents.error ? <ReadFailure query={documents} /> : <SkeletonRows count={2} />;
  }
  if (documents.data.data.length === 0)
    return <EmptyState title={t('account.verification.empty')}>{t('account.verification.empty-text')}</EmptyState>;
  return (
    <>
      {withdrawing.error instanceof CallFailed && <Message tone="danger">{failureText(t, withdrawing.error)}</Message>}
      <ul className={styles.documents}>
        {documents.data.data.map((document) => (
          <Item
            key={document.id}
            document={document}
            isBusy={withdrawing.isPending && withdrawing.variables === document.id}
            onWithdraw={() => withdrawing.mutate(document.id)}
          />
        ))}
      </ul>
    </>
  );
}

function Item({ document, isBusy, onWithdraw }: { document: Document; isBusy: boolean; onWithdraw: () => void }) {
  const t = useText();
  const { dateTime } = useFormat();
  const { kind, state, reason, files, created_at, decided_at } = document;
  const isOpen = state === 'sending' || state === 'waiting';
  return (
    <li className={styles.document}>
      <div className={styles.top}>
        <p className={styles.name}>{t(`account.verification.kind.${kind}`)}</p>
        <Badge tone={tones[state]}>{t(`account.verification.state.${state}`)}</Badge>
      </div>
      {reason && <p className={styles.reason}>{t(`account.verification.reason.${reason}`)}</p>}
      <p className={styles.note}>{files.map(({ name }) => name).join(', ')}</p>
      <p className={styles.note}>{dateTime(decided_at ?? created_at)}</p>
      {isOpen && (
        <Button size="small" variant="quiet" className={styles.withdraw} isBusy={isBusy} onClick={onWithdraw}>
          {t('account.verification.withdraw')}
        </Button>
      )}
    </li>
  );
}
