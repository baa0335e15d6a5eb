import { useRef, useState } from 'react';
import Download from 'lucide-react/icons/download';
import { getChainEnds } from '#contract/calls/account/chain';
import { CallFailed } from '../../../platform/api/refusal';
import { failureText } from '../../../platform/form';
import { useFormat, useText } from '../../../platform/i18n';
import { useOnline } from '../../../platform/presence/use-online';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Message } from '../../../ui/message';
import { PageHeading } from '../../../ui/page-heading';
import profile from '../profile/profile.module.css';
import styles from './records.module.css';
import { type Progress, type Verdict, verifyRecords } from './verify-records';

type State =
  | { kind: 'idle' }
  | { kind: 'checking'; progress: Progress }
  | { kind: 'done'; verdict: Verdict }
  | { kind: 'failed'; error: unknown };

/** Where players verify that nothing in their ledger and in the records about them was changed later. */
export function RecordsPage() {
  const t = useText();
  const isOnline = useOnline();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  const check = async () => {
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: 'checking', progress: { done: 0, total: 0 } });
    try {
      const verdict = await verifyRecords((progress) => setState({ kind: 'checking', progress }), controller.signal);
      setState({ kind: 'done', verdict });
    } catch (error) {
      setState(controller.signal.aborted ? { kind: 'idle' } : { kind: 'failed', error });
    }
  };
  return (
    <div className={profile.page}>
      <PageHeading title={t('account.records.title')} lead={t('account.records.lead')} />
      <Card as="section" className={profile.section} aria-label={t('account.records.title')}>
        <p>{t('account.records.how')}</p>
        {!isOnline && <Message>{t('account.records.offline')}</Message>}
        {state.kind === 'checking' ? (
          <Checking progress={state.progress} onStop={() => running.current?.abort()} />
        ) : (
          <p className={styles.ways}>
            <Button disabled={!isOnline} onClick={() => void check()}>
              {t('account.records.check')}
            </Button>
            {isOnline && (
              <Button
                icon={<Download aria-hidden size={18} />}
                render={
                  <a href={`${getChainEnds.path}.jsonl`} download>
                    {t('account.records.download')}
                  </a>
                }
              >
                {t('account.records.download')}
              </Button>
            )}
          </p>
        )}
        {state.kind === 'done' && <Result verdict={state.verdict} />}
        {state.kind === 'failed' && (
          <Message tone="warning">{state.error instanceof CallFailed ? failureText(t, state.error) : t('account.records.unable')}</Message>
        )}
      </Card>
    </div>
  );
}

function Checking({ progress: { done, total }, onStop }: { progress: Progress; onStop: () => void }) {
  const t = useText();
  const { number } = useFormat();
  return (
    <div className={styles.checking}>
      <p role="status">{t('account.records.checking')}</p>
      <progress aria-label={t('account.records.checking')} max={Math.max(1, total)} value={done} className={styles.progress} />
      <p className="tabular">{t('account.records.progress', { done: number(done), total: number(total) })}</p>
      <Button size="small" variant="quiet" className={profile.start} onClick={onStop}>
        {t('account.records.stop')}
      </Button>
    </div>
  );
}

function Result({ verdict }: { verdict: Verdict }) {
  const t = useText();
  const { number } = useFormat();
  if (!verdict.isIntact) {
    const { kind, broken } = verdict;
    return (
      <Message tone="danger" title={t('account.records.broken')}>
        {t('account.records.broken-text', { kind, link: number(broken.link), reason: broken.reason })}
      </Message>
    );
  }
  return (
    <Message tone="success" title={t('account.records.intact')}>
      {verdict.ends.length === 0 ? (
        t('account.records.none')
      ) : (
        <>
          <dl className={styles.ends}>
            {verdict.ends.map(({ kind, links, fingerprint }) => (
              <div key={kind}>
                <dt>{t('account.records.end', { kind, count: links })}</dt>
                <dd className={styles.fingerprint}>{fingerprint}</dd>
              </div>
            ))}
          </dl>
          <p>{t('account.records.keep')}</p>
        </>
      )}
    </Message>
  );
}
