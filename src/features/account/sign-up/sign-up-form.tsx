import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { getProject } from '#contract/calls/locale/info';
import { minimumAge } from '#rules/account/fields/age';
import { useIsBarred, useSite, useTakesNewPlayers } from '../../../platform/context/brand';
import { useBreak } from '../../../platform/session';
import { CallFailed } from '../../../platform/api/refusal';
import { ofForm, queryOf } from '../../../platform/api/query';
import { configQuery } from '../../../platform/config/configs';
import { failureText, useForm } from '../../../platform/form';
import { fieldRefusals } from '../../../platform/form/field-refusals';
import { judgeForm } from '../../../platform/form/judge';
import { useLocale, useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/message';
import { Stepper } from '../../../ui/stepper';
import styles from '../forms.module.css';
import { usePlayerFields } from '../player-fields';
import { dropDraft, keepDraft, readDraft } from './draft';
import { guessHome } from './guess-home';
import { isBreachedPassword, isTaken, noteStep, signUp } from './sign-up';
import { type SignUpField, signUpShape, stepOf, stepsOf } from './sign-up-shape';
import { useVisitorCountry } from './use-visitor-country';
import { useVariant } from './variant-here';
import { useStepHistory } from './step-history';
import { AccessStep, AddressStep, PersonStep, TermsStep } from './steps';

const views = { access: AccessStep, person: PersonStep, address: AddressStep, terms: TermsStep };

const today = () => new Date();

interface SignUpFormProps {
  redirect?: string;
  /** Called with true while the account is being created, and with false if that failed. */
  onBusy?: (isBusy: boolean) => void;
  onDone: () => void;
}

/** Signing up, or why it isn't offered: the Estonian licence accepts no new players, nor does any licence from some countries (AUTH-010). */
export function SignUpForm(props: SignUpFormProps) {
  const t = useText();
  const playBreak = useBreak();
  const isBarred = useIsBarred();
  if (useTakesNewPlayers()) return <Steps {...props} />;
  if (playBreak) return <Message title={t('limits.break.now')}>{t('limits.break.no-account')}</Message>;
  if (isBarred) {
    return (
      <Message tone="warning" title={t('refusals.registration_restricted')}>
        {t('locale.restricted.text')}
      </Message>
    );
  }
  return (
    <div className={styles.form}>
      <Message tone="warning" title={t('refusals.registration_restricted')}>
        {t('account.sign-up.closed')}
      </Message>
      <Button size="large" isWide render={<Link to="/sign-in" search={props.redirect ? { redirect: props.redirect } : {}} />}>
        {t('account.sign-up.to-sign-in')}
      </Button>
    </div>
  );
}

/**
 * Signing up in four steps (AUTH-003, AUTH-018), in the order of the variant (AUTH-014), between which the browser's Back and Forward go. The
 * draft survives closing and reopening the dialog.
 */
function Steps({ redirect, onBusy, onDone }: SignUpFormProps) {
  const t = useText();
  const { licence } = useSite();
  usePrefetchQuery(configQuery('currency-config'));
  const locale = useLocale();
  const [draft] = useState(() => readDraft(guessHome(locale)));
  const { step, goOn: goOnFrom, goTo } = useStepHistory(draft.step);
  const steps = stepsOf[useVariant()];
  const last = steps.length - 1;
  const [isChecking, setChecking] = useState(false);
  const ruled = usePlayerFields()?.registration;
  const { data: project } = useQuery(ofForm(queryOf(getProject, {})));
  const shape = signUpShape(licence, today, ruled);
  const goToFirst = (names: readonly SignUpField[]) => {
    if (names.length > 0) goTo(Math.min(...names.map((name) => stepOf(name, steps))));
  };
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useForm(shape, draft.values, async (values) => {
    try {
      onBusy?.(true);
      await signUp(values);
    } catch (error) {
      onBusy?.(false);
      if (error instanceof CallFailed) goToFirst(Object.keys(fieldRefusals(shape, error)) as SignUpField[]);
      throw error;
    }
    dropDraft();
    onDone();
  });
  const { values } = form;
  useVisitorCountry(form, guessHome(locale).country);

  useEffect(() => keepDraft({ step, values }), [step, values]);
  useEffect(() => noteStep(step), [step]);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    const wrong = steps[step]!.fields.find((name) => form.errorOf(name));
    if (wrong) form.focus(wrong);
    else heading.current?.focus();
  });

  const goOn = async () => {
    if (!form.check(steps[step]!.fields)) return;
    if (steps[step]!.name === 'access') {
      setChecking(true);
      const [email, password] = [String(values.email), String(values.password)];
      const [isKnown, isBreached] = await Promise.all([isTaken(email), isBreachedPassword(password, email)]);
      setChecking(false);
      const problemAt = (code: 'fields.email_taken' | 'fields.breached_password') => [{ code, message: t(code) }];
      if (isKnown || isBreached) {
        const fields = {
          ...(isKnown && { email: problemAt('fields.email_taken') }),
          ...(isBreached && { password: problemAt('fields.breached_password') }),
        };
        form.take(new CallFailed(isKnown ? 'email_taken' : 'breached_password', '', 422, fields));
        return;
      }
    }
    // If the player has gone back meanwhile, the form stays there.
    goOnFrom(step);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step < last) {
      if (!isChecking) void goOn();
      return;
    }
    goToFirst(Object.keys(judgeForm(shape, values)) as SignUpField[]);
    void form.submit();
  };

  const View = views[steps[step]!.name];
  const names = steps.map(({ name }) => t(`account.sign-up.${name}`));
  return (
    <form {...form.props} onSubmit={submit} className={styles.form}>
      <Stepper
        label={t('account.sign-up.progress')}
        steps={names}
        current={step}
        placeText={t('account.sign-up.place', { step: step + 1, steps: steps.length })}
      />
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {names[step]}
      </h2>
      {form.failure && <Message tone="danger">{failureText(t, form.failure)}</Message>}
      <View form={form} minimumAge={project?.minimum_age ?? minimumAge(licence)} ruled={ruled} />
      <div className={styles.actions}>
        {step > 0 && (
          <Button variant="quiet" size="large" onClick={() => goTo(step - 1)}>
            {t('account.back')}
          </Button>
        )}
        <Button type="submit" variant="secondary" size="large" isWide isBusy={form.isBusy || isChecking}>
          {step < last ? t('account.next') : t('account.sign-up.action')}
        </Button>
      </div>
      {step === 0 && (
        <p className={styles.ways}>
          <span>
            {t('account.sign-up.have-account')}{' '}
            <Link to="/sign-in" search={redirect ? { redirect } : {}}>
              {t('account.sign-up.to-sign-in')}
            </Link>
          </span>
        </p>
      )}
    </form>
  );
}
