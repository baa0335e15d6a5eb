import { type FormEvent, useState } from 'react';
import { dayIn, daysOfMonth, monthsBack } from '#rules/account/statement/months';
import { useLocale, useText } from '../../../platform/i18n';
import { useStart } from '../../../platform/presence/use-now';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { dateLanguage } from '#rules/locale/date-language';
import type { StatementSpan } from './statement-query';
import styles from './statement.module.css';

interface SpanChoiceProps {
  span: StatementSpan | null;
  /** The day of registration; null until it's known. */
  since: string | null;
  timeZone: string | null;
  onSpan: (span: StatementSpan) => void;
}

const RANGE = 'range';

/** The selection of a month from the list, or of any two days. */
export function SpanChoice({ span, since, timeZone, onSpan }: SpanChoiceProps) {
  const t = useText();
  const name = new Intl.DateTimeFormat(dateLanguage(useLocale()), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const today = dayIn(new Date(useStart()), timeZone ?? 'UTC');
  const months = monthsBack(since ?? today, today);
  const shown = span?.from.slice(0, 7) ?? today.slice(0, 7);
  const isMonth =
    span === null || (months.includes(shown) && daysOfMonth(shown).from === span.from && daysOfMonth(shown).until === span.until);
  const [isOwn, setOwn] = useState(false);
  const choose = (value: string) => {
    setOwn(value === RANGE);
    if (value !== RANGE) onSpan(daysOfMonth(value));
  };
  return (
    <div className={styles.choice}>
      <SelectField
        label={t('account.statement.month')}
        value={isMonth && !isOwn ? shown : RANGE}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {months.map((month) => (
          <option key={month} value={month}>
            {name.format(new Date(`${month}-01T00:00Z`))}
          </option>
        ))}
        <option value={RANGE}>{t('account.statement.range')}</option>
      </SelectField>
      {(!isMonth || isOwn) && span && <Range key={`${span.from} ${span.until}`} span={span} today={today} onSpan={onSpan} />}
    </div>
  );
}

/** Two days, shown when the player asks for them. */
function Range({ span, today, onSpan }: { span: StatementSpan; today: string } & Pick<SpanChoiceProps, 'onSpan'>) {
  const t = useText();
  const [from, setFrom] = useState(span.from);
  const [until, setUntil] = useState(span.until);
  const isWrong = from !== '' && until !== '' && from > until;
  const show = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong) onSpan({ from, until });
  };
  return (
    <form className={styles.choice} onSubmit={show}>
      <div className={styles.range}>
        <TextField
          type="date"
          label={t('account.statement.from')}
          value={from}
          max={today}
          required
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <TextField
          type="date"
          label={t('account.statement.until')}
          value={until}
          required
          error={isWrong ? t('fields.date_order') : undefined}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
        />
      </div>
      <Button type="submit" className={styles.start}>
        {t('account.statement.show')}
      </Button>
    </form>
  );
}
