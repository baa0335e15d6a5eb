import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { updatePlayer } from '#contract/calls/account/profile';
import type { PlayerField } from '#contract/fields/player-field';
import type { ProfileChange } from '#contract/fields/profile';
import { genders } from '#contract/fields/user';
import { isAskedFor } from '#rules/account/fields/player-fields';
import { useSite } from '../../../platform/context/brand';
import { ask } from '../../../platform/api/client';
import { failureText, useForm } from '../../../platform/form';
import { useText } from '../../../platform/i18n';
import { loadSession, type Player } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/message';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { dismissToast, toast } from '../../../ui/toast';
import { CountryField } from '../country-field';
import styles from '../forms.module.css';
import { usePlayerFields } from '../player-fields';
import { PostalCodeField } from '../postal-code-field';
import { StateField } from '../state-field';
import { typedDate } from '../sign-up/typed-date';
import { useStateFilling } from '../use-state-filling';
import { followedValues, isEditable, profileChange, type ProfileName, profileNames, profileShape, profileValues } from './profile-shape';

const SAVED = 'profile-saved';

const today = () => new Date();
const none: readonly PlayerField[] = [];

/** Editing the profile (PROF-001). Fields that only the house may change are shown as such. */
export function ProfileForm({ player, onSaved }: { player: Player; onSaved?: () => void }) {
  const t = useText();
  const save = async (change: ProfileChange) => {
    await ask(updatePlayer, { body: change }, { retries: 1 });
    await loadSession();
  };
  const fields = usePlayerFields();
  const ruled = fields?.profile ?? none;
  const isAsked = [ruled, fields?.cashbox ?? none, fields?.provider ?? none].some((context) =>
    isAskedFor(context, 'personal_id', player.country),
  );
  const now = profileValues(player);
  const [shown, setShown] = useState(now);
  const { licence } = useSite();
  const form = useForm(profileShape(player, licence, today, ruled), now, async (values) => {
    const change = profileChange(player, values);
    if (Object.keys(change).length > 0) await save(change);
    toast({ id: SAVED, tone: 'success', title: t('account.profile.saved') });
    onSaved?.();
  });
  if (profileNames.some((name) => now[name] !== shown[name])) {
    setShown(now);
    form.follow((values) => followedValues(values, shown, player, ruled));
  }

  const text = (name: ProfileName) => {
    const isFixed = !isEditable(player, name, ruled);
    return { ...form.field(name), readOnly: isFixed, ...(isFixed && { hint: t('fields.fixed') }) };
  };
  const country = String(form.values.country);
  useStateFilling({
    country,
    postalCode: String(form.values.postal_code),
    state: String(form.values.state),
    isEditable: isEditable(player, 'state', ruled),
    fill: (state) => form.set('state', state),
  });
  const submit = (event: FormEvent) => {
    dismissToast(SAVED);
    form.props.onSubmit(event);
  };
  const isConfirmedPhone = Boolean(player.phone_confirmed_at);
  const birth = text('date_of_birth');
  const { pattern: _pattern, maxLength: _max, minLength: _min, ...gender } = form.field('gender');
  const { pattern: _p, maxLength: _a, minLength: _i, ...countryField } = form.field('country');
  const isCountryFixed = !isEditable(player, 'country', ruled);
  return (
    <form {...form.props} onSubmit={submit} className={styles.form}>
      {form.failure && <Message tone="danger">{failureText(t, form.failure)}</Message>}
      <TextField {...text('nickname')} label={t('account.nickname')} hint={t('account.nickname.hint')} autoComplete="nickname" />
      <div className={styles.pair}>
        <TextField {...text('first_name')} label={t('account.first-name')} autoComplete="given-name" />
        <TextField {...text('last_name')} label={t('account.last-name')} autoComplete="family-name" />
        <TextField
          {...birth}
          label={t('account.birth-date')}
          onChange={(event) => form.set('date_of_birth', typedDate(birth.value, event.currentTarget.value))}
          inputMode="numeric"
          autoComplete="bday"
        />
        <SelectField {...gender} label={t('account.gender')} autoComplete="sex">
          {!player.gender && <option value="">{t('account.gender.none')}</option>}
          {genders.map((one) => (
            <option key={one} value={one}>
              {t(`account.gender.${one}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          {...text('mobile_phone')}
          label={t('account.phone')}
          type="tel"
          autoComplete="tel"
          {...(isConfirmedPhone && { hint: <PhoneChange /> })}
        />
        <TextField {...text('profession')} label={t('account.profession')} note={t('account.optional')} autoComplete="organization-title" />
        {(isAsked || player.personal_id) && (
          <TextField {...text('personal_id')} label={t('account.personal-id')} hint={t('account.personal-id.hint')} autoComplete="off" />
        )}
        <CountryField {...countryField} disabled={isCountryFixed} {...(isCountryFixed && { hint: t('fields.fixed') })} />
        <PostalCodeField {...text('postal_code')} country={country} />
        <StateField {...form.field('state')} country={country} />
        <TextField {...text('city')} label={t('account.city')} autoComplete="address-level2" />
      </div>
      <TextField {...text('address')} label={t('account.address')} autoComplete="street-address" />
      <Button type="submit" variant="secondary" size="large" isWide isBusy={form.isBusy}>
        {t('account.profile.save')}
      </Button>
    </form>
  );
}

/** Where a confirmed number is changed. */
function PhoneChange() {
  const t = useText();
  return (
    <>
      {t('account.profile.phone-confirmed')}{' '}
      <Link to="/profile/security" hash="security-phone">
        {t('account.phone.change')}
      </Link>
    </>
  );
}
