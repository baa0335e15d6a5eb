import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getSourceOfWealth, sendSourceOfWealth } from '#contract/calls/account/source-of-wealth';
import { depositBands, incomeBands, type WealthAnswers, wealthAnswersSchema, wealthSources } from '#contract/fields/wealth';
import { ask } from '../../../platform/api/client';
import { queryOf } from '../../../platform/api/query';
import { failureText, useForm } from '../../../platform/form';
import { useFormat, useText } from '../../../platform/i18n';
import { useStart } from '../../../platform/presence/use-now';
import { useOnline } from '../../../platform/presence/use-online';
import { setCachedResponse } from '../../../platform/reads/set-cached-response';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { Message } from '../../../ui/message';
import { SelectField } from '../../../ui/select-field';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import { TextAreaField } from '../../../ui/text-area-field';
import { TextField } from '../../../ui/text-field';
import { ReadFailure } from '../read-failure';
import { verificationQuery } from './checklist';
import styles from './verification.module.css';

const shape = { name: 'source-of-wealth', fields: wealthAnswersSchema.entries };
const empty = { source: '', occupation: '', income: '', deposits: '', details: '', is_true: false };
const wealthQuery = () => queryOf(getSourceOfWealth, {});

/** The questions about a player's source of wealth, or the state of the answers (PROF-004). */
export function WealthForm() {
  const t = useText();
  const { dateTime, date } = useFormat();
  const now = useStart();
  const wealth = useQuery(wealthQuery());
  if (!wealth.data) return wealth.error ? <ReadFailure query={wealth} /> : <SkeletonRows count={4} />;
  const { latest } = wealth.data;
  if (latest?.state === 'waiting') {
    return <Message title={t('account.wealth.waiting')}>{t('account.wealth.waiting-text', { when: dateTime(latest.sent_at) })}</Message>;
  }
  if (latest?.valid_until && Date.parse(latest.valid_until) > now) {
    return <Message tone="success">{t('account.verification.until', { date: date(latest.valid_until) })}</Message>;
  }
  return <Questions />;
}

function Questions() {
  const t = useText();
  const isOnline = useOnline();
  const queryClient = useQueryClient();
  const form = useForm(shape, empty, async (answers) => {
    const response = await ask(sendSourceOfWealth, { body: answers as WealthAnswers });
    setCachedResponse(queryClient, wealthQuery().queryKey, response);
    await queryClient.invalidateQueries({ queryKey: verificationQuery().queryKey });
  });
  return (
    <form {...form.props} className={styles.form}>
      <p className={styles.note}>{t('account.wealth.lead')}</p>
      {!isOnline && <Message tone="warning">{t('shell.needs-network')}</Message>}
      <SelectField {...form.field('source')} label={t('account.wealth.source')}>
        <option value="">{t('account.wealth.choose')}</option>
        {wealthSources.map((source) => (
          <option key={source} value={source}>
            {t(`account.wealth.source.${source}`)}
          </option>
        ))}
      </SelectField>
      <TextField {...form.field('occupation')} label={t('account.wealth.occupation')} autoComplete="organization-title" />
      <SelectField {...form.field('income')} label={t('account.wealth.income')}>
        <Bands bands={incomeBands} />
      </SelectField>
      <SelectField {...form.field('deposits')} label={t('account.wealth.deposits')}>
        <Bands bands={depositBands} />
      </SelectField>
      <TextAreaField {...form.field('details')} label={t('account.wealth.details')} hint={t('account.wealth.details-hint')} rows={3} />
      <Checkbox
        label={t('account.wealth.true')}
        checked={form.values.is_true === true}
        error={form.errorOf('is_true')}
        onChange={({ currentTarget }) => form.set('is_true', currentTarget.checked)}
      />
      {form.failure && <Message tone="danger">{failureText(t, form.failure)}</Message>}
      <Button type="submit" variant="secondary" size="large" isBusy={form.isBusy} disabled={!isOnline}>
        {t('account.wealth.send')}
      </Button>
    </form>
  );
}

/** Options for ranges of euros, by their index. */
function Bands({ bands }: { bands: readonly number[] }) {
  const t = useText();
  const { wholeMoney } = useFormat();
  const euros = (amount: number | undefined) => (amount === undefined ? '' : wholeMoney(amount * 100, 'EUR'));
  return (
    <>
      <option value="">{t('account.wealth.choose')}</option>
      {bands.map((least, place) => {
        const most = bands[place + 1];
        const kind = most === undefined ? 'over' : place === 0 ? 'under' : 'between';
        return (
          <option key={least} value={String(place)}>
            {t('account.wealth.band', { kind, least: euros(least), most: euros(most) })}
          </option>
        );
      })}
    </>
  );
}
