import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { closeAccount, type ClosurePreview, closureReasons } from '#contract/calls/account/closure';
import { ask } from '../../../platform/api/client';
import { failureText, useForm } from '../../../platform/form';
import { useFormat, useText } from '../../../platform/i18n';
import { useOnline } from '../../../platform/presence/use-online';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { CodeField } from '../../../ui/code-field';
import { Message } from '../../../ui/message';
import { SelectField } from '../../../ui/select-field';
import { Sheet } from '../../../ui/sheet';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import { TextAreaField } from '../../../ui/text-area-field';
import { toast } from '../../../ui/toast';
import forms from '../forms.module.css';
import { ReadFailure } from '../read-failure';
import { signOut } from '../sign-in/sign-in';
import { verificationQuery } from '../verification/checklist';
import { closureQuery } from './data-queries';

/** Closing the account: its consequences first, then the confirmation. Load it lazily. */
export default function ClosingSheet({ onClose }: { onClose: () => void }) {
  const t = useText();
  const closure = useQuery({ ...closureQuery(), staleTime: 0 });
  const { data, error } = closure;
  return (
    <Sheet isOpen onClose={onClose} title={t('account.closing.title')} closeText={t('shell.close')} size="small" isKept>
      {!data && !error && <SkeletonRows count={3} />}
      <ReadFailure query={closure} />
      {data && <Closing preview={data} onClose={onClose} />}
    </Sheet>
  );
}

function Closing({ preview, onClose }: { preview: ClosurePreview; onClose: () => void }) {
  const t = useText();
  const { money } = useFormat();
  const leaving = preview.balances.filter(({ has_to_leave: hasToLeave }) => hasToLeave);
  if (leaving.length > 0) {
    return <MoneyLeft amounts={leaving.map(({ currency, real_cents: cents }) => money(cents, currency)).join(', ')} />;
  }
  if (preview.has_open_rounds) {
    return (
      <Message tone="warning" title={t('account.closing.round')}>
        {t('account.closing.round.text')}
      </Message>
    );
  }
  return (
    <div className={forms.form}>
      <Consequences preview={preview} />
      <ClosingForm isSecondFactorOn={preview.is_second_factor_on} onClose={onClose} />
    </div>
  );
}

/** Money has to be withdrawn first, and the verification that a withdrawal requires completed before that. */
function MoneyLeft({ amounts }: { amounts: string }) {
  const t = useText();
  const steps = useQuery(verificationQuery()).data?.data ?? [];
  const due = steps.filter(({ is_due: isDue }) => isDue);
  const items = due.map(({ item }) => t(`account.verification.item.${item}`)).join(', ');
  return (
    <div className={forms.form}>
      <Message tone="warning" title={t('account.closing.balance', { amounts })}>
        {due[0] ? t('account.closing.balance.proof', { items }) : t('account.closing.balance.text')}
      </Message>
      {due[0] && (
        <Button variant="primary" size="large" isWide render={<Link to="/profile/verification" hash={due[0].item} />}>
          {t('account.closing.prove')}
        </Button>
      )}
      <Button variant={due[0] ? 'quiet' : 'primary'} size="large" isWide render={<Link to="/withdraw" />}>
        {t('account.closing.withdraw')}
      </Button>
    </div>
  );
}

/** What is lost, which payments continue, and how long records are stored. */
function Consequences({ preview: { balances, gifts, points, kept_until: keptUntil } }: { preview: ClosurePreview }) {
  const t = useText();
  const { money, date } = useFormat();
  const amounts = (part: 'real_cents' | 'bonus_cents' | 'pending_cents') =>
    balances
      .filter((balance) => balance[part] > 0)
      .map((balance) => money(balance[part], balance.currency))
      .join(', ');
  const [rest, bonus, pending] = [amounts('real_cents'), amounts('bonus_cents'), amounts('pending_cents')];
  return (
    <div className={forms.details}>
      <p>{t('account.closing.means')}</p>
      <ul>
        <li>{t('account.closing.means.sign-in')}</li>
        {pending !== '' && <li>{t('account.closing.means.pending', { amounts: pending })}</li>}
        {rest !== '' && <li>{t('account.closing.means.rest', { amounts: rest })}</li>}
        {bonus !== '' && <li>{t('account.closing.means.bonus', { amounts: bonus })}</li>}
        {gifts > 0 && <li>{t('account.closing.means.gifts', { count: gifts })}</li>}
        {points > 0 && <li>{t('account.closing.means.points', { count: points })}</li>}
        <li>{t('account.closing.means.kept', { when: date(keptUntil) })}</li>
      </ul>
    </div>
  );
}

const shape = {
  name: 'closing',
  fields: {
    reason: v.picklist(['', ...closureReasons]),
    comment: v.pipe(v.string(), v.maxLength(500)),
    otp: v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\d{6}$/, 'fields.code'))]),
  },
};

function ClosingForm({ isSecondFactorOn, onClose }: { isSecondFactorOn: boolean; onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const [erases, setErases] = useState(false);
  const form = useForm(shape, { reason: '', comment: '', otp: '' }, async ({ reason, comment, otp }) => {
    // Nobody has to say why.
    const body = { reason: (reason || 'other') as (typeof closureReasons)[number], erases, ...(comment && { comment: String(comment) }) };
    await ask(closeAccount, { body: { ...body, ...(otp && { otp_attempt: String(otp) }) } }, { retries: 1 });
    onClose();
    await signOut();
    toast({ tone: 'success', title: t('account.closing.done') });
    await navigate({ to: '/' });
  });
  const hasFailed = form.failure !== null && form.failure.code !== 'reauthentication_required';
  return (
    <form {...form.props} className={forms.form}>
      <SelectField {...form.field('reason')} label={t('account.closing.reason')}>
        <option value="">{t('account.closing.reason.choose')}</option>
        {closureReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`account.closing.reason.${reason}`)}
          </option>
        ))}
      </SelectField>
      {form.values.reason === 'too_much' && (
        <Message title={t('account.closing.exclude')} action={<Link to="/profile/limits">{t('account.closing.exclude.look')}</Link>}>
          {t('account.closing.exclude.text')}
        </Message>
      )}
      <TextAreaField {...form.field('comment')} label={t('account.closing.comment')} rows={2} />
      <Checkbox label={t('account.closing.erase')} checked={erases} onChange={(event) => setErases(event.currentTarget.checked)} />
      {erases && <p className={forms.text}>{t('account.closing.erase.text')}</p>}
      {isSecondFactorOn && (
        <CodeField
          label={t('account.code')}
          hint={t('account.closing.code')}
          error={form.errorOf('otp')}
          name="otp"
          value={String(form.values.otp)}
          onValueChange={(value) => form.set('otp', value)}
        />
      )}
      {!isOnline && <Message tone="warning">{t('shell.needs-network')}</Message>}
      {isOnline && hasFailed && <Message tone="danger">{failureText(t, form.failure!)}</Message>}
      <Button type="submit" variant="danger" size="large" isWide isBusy={form.isBusy} disabled={!isOnline}>
        {t('account.closing.action')}
      </Button>
      <Button variant="quiet" size="large" isWide onClick={onClose}>
        {t('account.closing.keep')}
      </Button>
    </form>
  );
}
