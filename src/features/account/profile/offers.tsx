import { useState } from 'react';
import { updateSubscriptions } from '#contract/calls/account/preferences';
import type { BodyOf } from '#contract/call';
import { ask } from '../../../platform/api/client';
import { CallFailed } from '../../../platform/api/refusal';
import { sendOrQueue } from '../../../platform/device';
import { failureText } from '../../../platform/form';
import { type TextOf, useText } from '../../../platform/i18n';
import { loadSession, type Player } from '../../../platform/session';
import { Checkbox } from '../../../ui/checkbox';
import { toast } from '../../../ui/toast';

type Subscriptions = Required<BodyOf<typeof updateSubscriptions>>;

/** Subscribes or not, now or when the network is back, and says which (USER-004). */
async function change(t: TextOf, body: Partial<Subscriptions>): Promise<void> {
  const isOn = Object.values(body).includes(true);
  try {
    const { has_changed } = await ask(updateSubscriptions, { body }, { retries: 0 });
    await loadSession();
    const title = !isOn ? 'account.profile.unsubscribed' : has_changed ? 'account.profile.subscribed' : 'account.profile.already-subscribed';
    toast({ id: 'offers', tone: isOn && has_changed ? 'success' : 'info', title: t(title) });
  } catch (error) {
    if (!(error instanceof CallFailed) || !error.isOffline) throw error;
    await sendOrQueue(updateSubscriptions, { body });
    toast({ id: 'offers', title: t('account.profile.queued') });
  }
}

/** Whether offers are welcome, by each way. */
export function Offers({ player }: { player: Player }) {
  const t = useText();
  const [shown, setShown] = useState<Subscriptions>({ receive_promos: player.receive_promos, receive_sms_promos: player.receive_sms_promos });
  const set = (body: Partial<Subscriptions>) => {
    setShown({ ...shown, ...body });
    change(t, body).catch((error: unknown) => {
      setShown(shown);
      if (error instanceof CallFailed) toast({ tone: 'warning', title: failureText(t, error) });
    });
  };
  return (
    <>
      <Checkbox isSwitch label={t('account.profile.offers.email')} checked={shown.receive_promos} onChange={(event) => set({ receive_promos: event.currentTarget.checked })} />
      <Checkbox isSwitch label={t('account.profile.offers.sms')} checked={shown.receive_sms_promos} onChange={(event) => set({ receive_sms_promos: event.currentTarget.checked })} />
    </>
  );
}
