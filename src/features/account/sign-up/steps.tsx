import { PASSWORD_LENGTH } from '#contract/fields/password';
import { hasPostalCodes } from '#contract/fields/postal-code';
import type { PlayerField } from '#contract/fields/player-field';
import { isAskedFor } from '#rules/account/fields/player-fields';
import type { Form } from '../../../platform/form';
import { useText } from '../../../platform/i18n';
import { Checkbox } from '../../../ui/checkbox';
import { PasswordField } from '../../../ui/password-field';
import { TextField } from '../../../ui/text-field';
import { CountryField } from '../country-field';
import styles from '../forms.module.css';
import { PostalCodeField } from '../postal-code-field';
import { StateField } from '../state-field';
import { TermsLinks } from '../terms-links';
import { useStateFilling } from '../use-state-filling';
import { CurrencyField } from './currency-field';
import { noteOwn } from './draft';
import type { SignUpField } from './sign-up-shape';
import { typedDate } from './typed-date';

interface StepProps {
  form: Form<SignUpField>;
  minimumAge: number;
  /** The fields of the registration with their rules; undefined until they are known. */
  ruled: readonly PlayerField[] | undefined;
}

/** Step 1: the credentials. */
export function AccessStep({ form }: StepProps) {
  const t = useText();
  return (
    <>
      <TextField {...form.field('email')} label={t('account.email')} type="email" inputMode="email" autoComplete="username" />
      <PasswordField
        {...form.field('password')}
        label={t('account.password')}
        hint={t('account.password.hint')}
        autoComplete="new-password"
        minLength={PASSWORD_LENGTH.least}
        showText={t('account.password.show')}
        hideText={t('account.password.hide')}
      />
    </>
  );
}

/** Step 2: the player. */
export function PersonStep({ form, minimumAge }: StepProps) {
  const t = useText();
  const birth = form.field('date_of_birth');
  return (
    <>
      <div className={styles.pair}>
        <TextField {...form.field('first_name')} label={t('account.first-name')} autoComplete="given-name" />
        <TextField {...form.field('last_name')} label={t('account.last-name')} autoComplete="family-name" />
      </div>
      <TextField
        {...birth}
        label={t('account.birth-date')}
        hint={`${t('account.birth-date.hint')} ${t('account.birth-date.age', { age: minimumAge })}`}
        onChange={(event) => form.set('date_of_birth', typedDate(birth.value, event.currentTarget.value))}
        inputMode="numeric"
        autoComplete="bday"
      />
      <TextField {...form.field('mobile_phone')} label={t('account.phone')} type="tel" autoComplete="tel" />
    </>
  );
}

/** Step 3: the address; a postal code fills in the state (FORM-022). */
export function AddressStep({ form, ruled = [] }: StepProps) {
  const t = useText();
  const country = String(form.values.country);
  useStateFilling({
    country,
    postalCode: String(form.values.postal_code),
    state: String(form.values.state),
    isEditable: true,
    fill: (state) => form.set('state', state),
  });
  const { minLength: _min, maxLength: _max, pattern: _pattern, ...countryField } = form.field('country');
  const choose: typeof countryField.onChange = (event) => {
    noteOwn('country');
    countryField.onChange(event);
  };
  return (
    <>
      <CountryField {...countryField} onChange={choose} />
      <div className={styles.pair}>
        <PostalCodeField {...form.field('postal_code')} country={country} required={hasPostalCodes(country)} />
        <StateField {...form.field('state')} country={country} />
      </div>
      <TextField {...form.field('city')} label={t('account.city')} autoComplete="address-level2" />
      <TextField {...form.field('address')} label={t('account.address')} autoComplete="street-address" />
      {isAskedFor(ruled, 'personal_id', country) && (
        <TextField
          {...form.field('personal_id')}
          label={t('account.personal-id')}
          hint={t('account.personal-id.hint')}
          autoComplete="off"
        />
      )}
    </>
  );
}

const termsInShort = ['account.terms.age', 'account.terms.one', 'account.terms.money', 'account.terms.fair', 'account.terms.data'] as const;

/** Step 4: the currency, and the consents. */
export function TermsStep({ form }: StepProps) {
  const t = useText();
  return (
    <>
      <CurrencyField form={form} />
      <Checkbox {...form.box('terms_acceptance')} label={t('account.sign-up.terms.accept')} required />
      <TermsLinks />
      <details className={styles.details}>
        <summary>{t('account.sign-up.terms.read')}</summary>
        <ul>
          {termsInShort.map((line) => (
            <li key={line}>{t(line)}</li>
          ))}
        </ul>
      </details>
      <Checkbox {...form.box('receive_promos')} label={t('account.sign-up.promos')} />
    </>
  );
}
