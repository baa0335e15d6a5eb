import { proxy, useSnapshot } from 'valtio';
import { type EarnedMoment, mayAskForPush } from '#rules/notifications/earned-moment';
import { sendInstallEvent } from '#contract/calls/tracking';
import { sendOrQueue } from '../../platform/device';
import { readLocal, writeLocal } from '../../platform/local-storage';
import { pushAbility } from './push';

const ASKED_AT = 'perigee.push-asked';

interface MomentState {
  moment: EarnedMoment | null;
  /** When it came, epoch ms. */
  at: number;
}

const state = proxy<MomentState>({ moment: null, at: 0 });

/** Says that the player has a reason to want pushes; the sheet opens when nothing stands in the way. */
export function noteMoment(moment: EarnedMoment): void {
  Object.assign(state, { moment, at: Date.now() });
}

function askedAt(): number[] {
  const kept: unknown = JSON.parse(readLocal(ASKED_AT) ?? '[]');
  return Array.isArray(kept) ? kept.filter((at) => typeof at === 'number') : [];
}

/** Whether the sheet is to show now; `distraction` is what the player is in the middle of. */
export function usePushQuestion(distraction: Parameters<typeof mayAskForPush>[0]['distraction']) {
  const { moment, at } = useSnapshot(state);
  const permission = pushAbility();
  const isAsked =
    permission !== 'unsupported' && mayAskForPush({ moment, permission, askedAt: askedAt(), distraction, now: at }) === 'ask';
  const answer = (said: 'yes' | 'no', given: NotificationPermission) => {
    writeLocal(ASKED_AT, JSON.stringify([...askedAt(), Date.now()]));
    state.moment = null;
    const events = [said === 'yes' ? 'push_soft_yes' : 'push_soft_no', ...(said === 'yes' && given !== 'default' ? [`push_${given}`] : [])] as const;
    for (const event of events) void sendOrQueue(sendInstallEvent, { body: { event: event as 'push_soft_yes' } }).catch(() => undefined);
  };
  return { isAsked, answer };
}
