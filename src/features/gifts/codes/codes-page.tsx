import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { promoCodeSchema } from '#contract/fields/gift';
import { useText } from '../../../platform/i18n';
import { useBreak, useSession } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Checkbox } from '../../../ui/checkbox';
import { Message } from '../../../ui/message';
import { PageHeading } from '../../../ui/page-heading';
import { TextField } from '../../../ui/text-field';
import { CodeForm } from './code-form';
import { clearBonusCode, renewGifts, setBonusCode, setCanIssue } from '../gift-calls';
import styles from '../gifts.module.css';

/** The profile's codes: one to redeem, one for the next deposit, and whether bonuses are on (ROUTE-014, GIFT-005). */
export function CodesPage() {
  const t = useText();
  const playBreak = useBreak();
  return (
    <div className={styles.page}>
      <PageHeading title={t('gifts.codes.title')} lead={t('gifts.codes.lead')} />
      <Card as="section" className={styles.section} aria-labelledby="code-redeem">
        <h2 id="code-redeem">{t('gifts.code.title')}</h2>
        <CodeForm />
      </Card>
      {!playBreak && (
        <Card as="section" className={styles.section} aria-labelledby="code-deposit">
          <h2 id="code-deposit">{t('gifts.deposit-code.title')}</h2>
          <DepositCode />
        </Card>
      )}
      <Card as="section" className={styles.section} aria-labelledby="code-settings">
        <h2 id="code-settings">{t('gifts.settings.title')}</h2>
        <BonusSettings />
      </Card>
    </div>
  );
}

function DepositCode() {
  const t = useText();
  const { player } = useSession();
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const settled = () => renewGifts(queryClient);
  const setting = useMutation({ mutationFn: setBonusCode, onSuccess: settled });
  const clearing = useMutation({ mutationFn: clearBonusCode, onSuccess: settled });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = v.safeParse(promoCodeSchema, text);
    setWrong(!code.success);
    if (!code.success) return;
    clearing.reset();
    setting.mutate(code.output);
    setText('');
  };
  const noted = player?.deposit_bonus_code ?? null;
  const hasFailed = setting.data === null || clearing.data === false;
  return (
    <>
      {noted !== null && (
        <p className={styles.noted}>
          <span>{t('gifts.deposit-code.noted', { code: noted })}</span>
          <Button size="small" isBusy={clearing.isPending} onClick={() => clearing.mutate()}>
            {t('gifts.deposit-code.clear')}
          </Button>
        </p>
      )}
      {noted !== null && setting.data?.offer === null && <Message tone="warning">{t('gifts.deposit-code.nothing')}</Message>}
      {hasFailed && <Message tone="danger">{t('gifts.not-done')}</Message>}
      <form className={styles.code} onSubmit={submit} noValidate aria-label={t('gifts.deposit-code.title')}>
        <TextField
          label={t('gifts.deposit-code.label')}
          name="deposit-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={isWrong ? t('gifts.code.status.not_found') : undefined}
        />
        <Button type="submit" isBusy={setting.isPending}>
          {t('gifts.deposit-code.set')}
        </Button>
      </form>
    </>
  );
}

function BonusSettings() {
  const t = useText();
  const { player } = useSession();
  const queryClient = useQueryClient();
  const { mutate, isPending, data } = useMutation({ mutationFn: setCanIssue, onSuccess: () => renewGifts(queryClient) });
  return (
    <>
      <Checkbox
        isSwitch
        label={t('gifts.settings.can-issue')}
        checked={player?.can_issue_bonuses ?? false}
        aria-busy={isPending}
        onChange={(event) => !isPending && mutate(event.currentTarget.checked)}
      />
      <p className={styles.note}>{t('gifts.settings.hint')}</p>
      {data === false && <Message tone="danger">{t('gifts.not-done')}</Message>}
    </>
  );
}
