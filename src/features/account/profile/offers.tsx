import { useState } from 'react';
import { updateSubscriptions } from '#contract/calls/account/preferences';
import type { BodyOf } from '#contract/call';
import type { MessageKey } from '#locales/index';
import { CallFailed } from '../../../platform/api/refusal';
import { sendForResponse } from '../../../platform/device';
import { failureText } from '../../../platform/form';
import { type TextOf, useText } from '../../../platform/i18n';
import { loadSession, type Player } from '../../../platform/session';
import { Checkbox } from '../../../ui/checkbox';
import { toast } from '../../../ui/toast';

type Subscriptions = Required<BodyOf<typeof updateSubscriptions>>;

/** The player chooses each channel separately. */
const channels: readonly [keyof Subscriptions, MessageKey][] = [
  ['receive_promos', 'account.profile.offers.email'],
  ['receive_sms_promos', 'account.profile.offers.sms'],
  ['receive_phone_promos', 'account.profile.offers.phone'],
  ['receive_post_promos', 'account.profile.offers.post'],
];

/** Subscribes or unsubscribes, now or once online, in the order of the changes, with a toast (USER-004). */
async function change(t: TextOf, body: Partial<Subscriptions>): Promise<void> {
  const isOn = Object.values(body).includes(true);
  const { sent, response } = await sendForResponse(updateSubscriptions, { body });
  if (sent === 'queued') {
    toast({ id: 'offers', title: t('account.profile.queued') });
    return;
  }
  await loadSession();
  const hasChanged = response?.has_changed !== false;
  const title = !isOn ? 'account.profile.unsubscribed' : hasChanged ? 'account.profile.subscribed' : 'account.profile.already-subscribed';
  toast({ id: 'offers', tone: isOn && hasChanged ? 'success' : 'info', title: t(title) });
}

/** The subscriptions to offers, by channel: from the profile, with local changes on top. */
export function Offers({ player }: { player: Player }) {
  const t = useText();
  const [own, setOwn] = useState<Partial<Record<keyof Subscriptions, boolean | undefined>>>({});
  const isOn = (name: keyof Subscriptions) => own[name] ?? player[name];
  const set = (name: keyof Subscriptions, value: boolean) => {
    setOwn((before) => ({ ...before, [name]: value }));
    change(t, { [name]: value }).catch((error: unknown) => {
      // A later change waits for its own response.
      setOwn((before) => (before[name] === value ? { ...before, [name]: undefined } : before));
      if (error instanceof CallFailed) toast({ tone: 'warning', title: failureText(t, error) });
    });
  };
  return (
    <>
      {channels.map(([name, label]) => (
        <Checkbox key={name} isSwitch label={t(label)} checked={isOn(name)} onChange={(event) => set(name, event.currentTarget.checked)} />
      ))}
    </>
  );
}
