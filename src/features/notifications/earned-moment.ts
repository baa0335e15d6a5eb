import { proxy, useSnapshot } from 'valtio';
import { type Distraction, type EarnedMoment, mayAskForPush } from '#rules/notifications/earned-moment';
import { sendInstallEvent } from '#contract/calls/tracking';
import { storage } from '#contract/storage';
import { sendOrQueue } from '../../platform/device';
import { readLocalJson, writeLocal } from '../../platform/local-storage';
import { pushAbility } from './push-ability';

const ASKED_AT = storage.local.pushAsked;

/** For so long after a loss nobody is asked for anything. */
const LOSS_MS = 10 * 60_000;

interface MomentState {
  moment: EarnedMoment | null;
  /** When it came, epoch ms. */
  at: number;
  /** When the last round was lost, epoch ms. */
  lostAt: number;
}

const state = proxy<MomentState>({ moment: null, at: 0, lostAt: Number.NEGATIVE_INFINITY });

/** Says that the player has a reason to want pushes; the sheet opens when nothing stands in the way. */
export function noteMoment(moment: EarnedMoment): void {
  Object.assign(state, { moment, at: Date.now() });
}

/** The player who had the reason has left. */
export function forgetMoment(): void {
  Object.assign(state, { moment: null, lostAt: Number.NEGATIVE_INFINITY });
}

/** Says that a round for real money was lost. */
export function noteLoss(): void {
  state.lostAt = Date.now();
}

function askedAt(): number[] {
  const kept = readLocalJson(ASKED_AT);
  return Array.isArray(kept) ? kept.filter((at) => typeof at === 'number') : [];
}

/** Asked where there is a moment alone: what the person allows is known to another process. */
function mayAsk(moment: EarnedMoment, now: number, distraction: Distraction): boolean {
  const permission = pushAbility();
  return permission !== 'unsupported' && mayAskForPush({ moment, permission, askedAt: askedAt(), distraction, now }) === 'ask';
}

/** Whether the sheet is to show now; `around` is what the player is in the middle of. Who is on a break is not signed in. */
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
