import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { type FormEvent, useState } from 'react';
import { changeFairSeeds, getFairSeeds } from '#contract/calls/games/fair-seeds';
import type { FairSeeds } from '#contract/fields/fair';
import { ask } from '../../../platform/api/client';
import { queryOf } from '../../../platform/api/query';
import { CallFailed } from '../../../platform/api/refusal';
import { failureText } from '../../../platform/form';
import { useFormat, useText } from '../../../platform/i18n';
import { useSession } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Message } from '../../../ui/message';
import { PageHeading } from '../../../ui/page-heading';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import { TextField } from '../../../ui/text-field';
import styles from './fairness-page.module.css';

const query = queryOf(getFairSeeds, {});

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.code}>{children}</dd>
    </div>
  );
}

/** The player's seeds: the current pair, the hash of the next one, and revealed ones. */
export function FairnessPage() {
  const t = useText();
  const { player } = useSession();
  const { data, error } = useQuery({ ...query, enabled: player !== null });
  return (
    <div className={styles.page}>
      <PageHeading
        title={t('games.fair.title')}
        lead={t('games.fair.lead')}
        back={
          <Link to="/profile/games-history" className={styles.back}>
            <ChevronLeft aria-hidden size={18} />
            {t('account.history.title')}
          </Link>
        }
      />
      {error instanceof CallFailed && !data && <Message tone="warning">{failureText(t, error)}</Message>}
      {!data && !error && <SkeletonRows count={4} />}
      {data && (
        <>
          <InUse seeds={data} />
          <Change />
          <Revealed seeds={data} />
        </>
      )}
    </div>
  );
}

function InUse({ seeds: { current, next_commitment: next } }: { seeds: FairSeeds }) {
  const t = useText();
  const { number } = useFormat();
  return (
    <Card as="section" aria-label={t('games.fair.current')}>
      <h2 className={styles.title}>{t('games.fair.current')}</h2>
      <dl className={styles.facts}>
        <Fact name={t('games.fair.commitment')}>{current.commitment}</Fact>
        <Fact name={t('games.fair.client')}>{current.client_seed}</Fact>
        <Fact name={t('games.fair.rounds')}>{number(current.rounds)}</Fact>
        <Fact name={t('games.fair.next')}>{next}</Fact>
      </dl>
      <p className={styles.note}>{t('games.fair.bytes')}</p>
    </Card>
  );
}

/** Reveals the current seeds and starts new ones with the player's client seed. */
function Change() {
  const t = useText();
  const client = useQueryClient();
  const [seed, setSeed] = useState('');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const change = async (event: FormEvent) => {
    event.preventDefault();
    if (seed.trim() === '') return setProblem(t('fields.required'));
    setSending(true);
    setProblem(null);
    try {
      client.setQueryData(query.queryKey, await ask(changeFairSeeds, { body: { client_seed: seed } }));
      setSeed('');
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(
        error.code === 'bad_input'
          ? t('games.fair.seed-error')
          : error.code === 'round_open'
            ? t('games.fair.open')
            : failureText(t, error),
      );
    } finally {
      setSending(false);
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void change(event)}>
      <TextField
        label={t('games.fair.own')}
        hint={t('games.fair.own-hint')}
        error={problem ?? undefined}
        value={seed}
        onChange={(event) => setSeed(event.target.value)}
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        required
      />
      <Button type="submit" isBusy={isSending}>
        {t('games.fair.change')}
      </Button>
    </form>
  );
}

function Revealed({ seeds: { revealed } }: { seeds: FairSeeds }) {
  const t = useText();
  const { dateTime, number } = useFormat();
  if (revealed.length === 0) return null;
  return (
    <section aria-label={t('games.fair.revealed')}>
      <h2 className={styles.title}>{t('games.fair.revealed')}</h2>
      <ul className={styles.list}>
        {revealed.map((one) => (
          <Card as="li" key={one.commitment}>
            <dl className={styles.facts}>
              <Fact name={t('games.fair.server')}>{one.server_seed}</Fact>
              <Fact name={t('games.fair.commitment')}>{one.commitment}</Fact>
              <Fact name={t('games.fair.client')}>{one.client_seed}</Fact>
              <Fact name={t('games.fair.rounds')}>{number(one.rounds)}</Fact>
              <Fact name={t('games.fair.public-since')}>{dateTime(one.revealed_at)}</Fact>
            </dl>
          </Card>
        ))}
      </ul>
    </section>
  );
}
