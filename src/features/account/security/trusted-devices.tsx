import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { forgetDevice } from '#contract/calls/account/two-factor';
import { deviceName } from '#rules/account/session/device-name';
import { ask } from '../../../platform/api/client';
import { useFormat, useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import profile from '../profile/profile.module.css';
import { ReadFailure } from '../read-failure';
import { Failure } from './failure';
import { refreshSecurity, securityQuery } from './security-query';
import { usePlaceName } from './use-place-name';

/** Devices that sign in without a code; nothing where there are none. */
export function TrustedDevices() {
  const t = useText();
  const { date } = useFormat();
  const placeName = usePlaceName();
  const queryClient = useQueryClient();
  const reading = useQuery(securityQuery());
  const devices = reading.data?.trusted_devices ?? [];
  const forgetting = useMutation({
    mutationFn: (id: string) => ask(forgetDevice, { params: { id } }, { retries: 1 }),
    onSuccess: () => {
      toast({ tone: 'success', title: t('account.trusted.ended') });
      return refreshSecurity(queryClient);
    },
  });
  // Hidden if there are none, and while loading; a failed read shows its error.
  if (devices.length === 0 && (reading.data || !reading.error)) return null;
  return (
    <section className={profile.section} aria-labelledby="security-trusted">
      <h2 id="security-trusted">{t('account.trusted.title')}</h2>
      <p className={profile.note}>{t('account.trusted.text')}</p>
      <ReadFailure query={reading} />
      <Failure error={forgetting.error} />
      <ul className={profile.sessions}>
        {devices.map(({ id, is_current, user_agent, country, expires_at }) => (
          <li key={id} className={profile.session}>
            <div>
              <p className={profile.name}>{[deviceName(user_agent) ?? t('account.sessions.unknown'), placeName(country)].join(' · ')}</p>
              <p className={profile.note}>
                {[is_current ? t('account.sessions.this') : null, t('account.trusted.until', { when: date(expires_at) })]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <Button size="small" isBusy={forgetting.isPending && forgetting.variables === id} onClick={() => forgetting.mutate(id)}>
              {t('account.trusted.end')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
