import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { MessageKey } from '#locales/index';
import { isPlayersOwn, type OutboxEntry } from '#offline/outbox';
import { letGo, outbox, sendAgain, sendNow } from '../../platform/device';
import { useFormat, useText } from '../../platform/i18n';
import { useAge } from '../../platform/reads/use-age';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Message } from '../../ui/message';
import styles from './device.module.css';

/** The label of a change, by its call. */
const names: Partial<Record<string, MessageKey>> = {
  'games.favorite-add': 'config.changes.favorite-add',
  'games.favorite-remove': 'config.changes.favorite-remove',
  'notifications.mark': 'config.changes.marks',
  'notifications.settings-put': 'config.changes.messages',
  'account.subscriptions-update': 'config.changes.mails',
  'account.update-locale': 'config.changes.language',
};

type Shown = Pick<OutboxEntry, 'order' | 'call' | 'at' | 'refusal'>;

/** One change with its age; a refused one is marked and can be resent. Either can be discarded. */
function Change({ entry, onAgain, onDiscard }: { entry: Shown; onAgain: () => void; onDiscard: () => void }) {
  const t = useText();
  const { ago } = useFormat();
  const age = useAge(entry.at);
  const name = t(names[entry.call] ?? 'config.changes.other');
  return (
    <li className={styles.change}>
      <p>
        {name} <span className={styles.note}>{ago(age ?? 0)}</span>
        {entry.refusal && <span className={styles.refused}>{t('config.changes.refused')}</span>}
      </p>
      <div className={styles.actions}>
        {entry.refusal && (
          <Button size="small" onClick={onAgain} aria-label={`${t('config.changes.again')}: ${name}`}>
            {t('config.changes.again')}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onDiscard} aria-label={`${t('config.changes.discard')}: ${name}`}>
          {t('config.changes.discard')}
        </Button>
      </div>
    </li>
  );
}

/**
 * The player's changes in the outbox, in the order in which they are sent, and those that the server refused: to be sent
 * now, resent, or discarded (OFF-002). Renders nothing if there aren't any.
 */
export function ChangesCard() {
  const t = useText();
  const queryClient = useQueryClient();
  const { waiting, refused } = useSnapshot(outbox);
  const [outcome, setOutcome] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [own, back] = [waiting.filter(isPlayersOwn), refused.filter(isPlayersOwn)];
  const isEmpty = own.length + back.length === 0;
  useEffect(() => {
    if (!isEmpty && location.hash === '#changes') document.getElementById('changes')?.scrollIntoView({ block: 'center' });
  }, [isEmpty]);
  if (isEmpty) return null;
  const send = async (sending: () => Promise<{ left: number }>) => {
    setOutcome('busy');
    const { left } = await sending();
    setOutcome(left > 0 ? 'failed' : 'idle');
  };
  // Its optimistic update is removed too.
  const discard = (order: number) => void letGo(order).then(() => queryClient.invalidateQueries());
  const listed = (entry: Shown) => (
    <Change
      key={entry.order}
      entry={entry}
      onAgain={() => void send(() => sendAgain(entry.order))}
      onDiscard={() => discard(entry.order)}
    />
  );
  return (
    <Card as="section" className={styles.card} aria-labelledby="changes">
      <h2 id="changes">{t('config.changes.title')}</h2>
      <p className={styles.note}>{t('config.changes.lead')}</p>
      <ul className={styles.changes}>{[...own, ...back].map(listed)}</ul>
      {own.length > 0 && (
        <Button className={styles.start} isBusy={outcome === 'busy'} onClick={() => void send(sendNow)}>
          {t('config.changes.now')}
        </Button>
      )}
      {outcome === 'failed' && <Message tone="warning">{t('config.changes.failed')}</Message>}
    </Card>
  );
}
