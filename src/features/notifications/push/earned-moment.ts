import { proxy, useSnapshot } from 'valtio';
import { type Distraction, type EarnedMoment, mayAskForPush } from '#rules/notifications/earned-moment';
import { sendInstallEvent } from '#contract/calls/tracking';
import { storage } from '#contract/storage';
import { sendOrQueue } from '../../../platform/device';
import { readLocalJson, writeLocal } from '../../../platform/storage/local-storage';
import { pushAbility } from './push-ability';

const ASKED_AT = storage.local.pushAsked;

/** No sheet opens for this long after a loss. */
const LOSS_MS = 10 * 60_000;

interface MomentState {
  moment: EarnedMoment | null;
  /** When it happened, epoch ms. */
  at: number;
  /** When the last round was lost, epoch ms. */
  lostAt: number;
}

const state = proxy<MomentState>({ moment: null, at: 0, lostAt: Number.NEGATIVE_INFINITY });

/** Reports that the player has a reason to want pushes; the sheet opens when nothing is in the way. */
export function noteMoment(moment: EarnedMoment): void {
  Object.assign(state, { moment, at: Date.now() });
}

/** The player with the reason has signed out. */
export function forgetMoment(): void {
  Object.assign(state, { moment: null, lostAt: Number.NEGATIVE_INFINITY });
}

/** Reports that a real-money round was lost. */
export function noteLoss(): void {
  state.lostAt = Date.now();
}

function askedAt(): number[] {
  const kept = readLocalJson(ASKED_AT);
  return Array.isArray(kept) ? kept.filter((at) => typeof at === 'number') : [];
}

/** Only called at an earned moment: the permission is known to another process. */
function mayAsk(moment: EarnedMoment, now: number, distraction: Distraction): boolean {
  const permission = pushAbility();
  return permission !== 'unsupported' && mayAskForPush({ moment, permission, askedAt: askedAt(), distraction, now }) === 'ask';
}

/** Whether the sheet shows now; `around` is the player's current activity. A player on a break isn't signed in. */
export function usePushQuestion(around: Pick<Distraction, 'isInRound' | 'isInCashbox'>) {
  const { moment, at, lostAt } = useSnapshot(state);
  const distraction = { ...around, isOnBreak: false, hasJustLost: at - lostAt < LOSS_MS };
  const isAsked = moment !== null && mayAsk(moment, at, distraction);
  const answer = (said: 'yes' | 'no') => {
    writeLocal(ASKED_AT, JSON.stringify([...askedAt(), Date.now()]));
    state.moment = null;
    void sendOrQueue(sendInstallEvent, { body: { event: `push_soft_${said}` } }).catch(() => undefined);
  };
  return { isAsked, answer };
}
