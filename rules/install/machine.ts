import type { InstallEvent } from '#contract/fields/install-event';
import { INSTALLED_APP_GROUP } from '#contract/fields/install-event';
import { installGuideOf, isInAppBrowser, type InstallGuide, type PlatformHints } from './platform';

export type InstallPhase =
  | 'unknown'
  | 'eligible'
  | 'prompted'
  | 'accepted'
  | 'installed'
  | 'confirmed'
  | 'dismissed'
  | 'unsupported'
  | 'in_app_browser';

export interface InstallState {
  phase: InstallPhase;
  /** How this browser installs, while that's relevant. */
  way: 'prompt' | 'ios' | 'manual' | null;
  guide: InstallGuide | null;
  /** How often the banner was dismissed, and when last in epoch ms: stored on the device. */
  dismissals: number;
  dismissedAt: number | null;
  /** Whether this visit has reported that the banner shows. */
  hasReported: boolean;
}

export type InstallMachineEvent =
  /** The app starts; `now` is epoch ms. */
  | {
      kind: 'launched';
      hints: PlatformHints;
      hasPrompt: boolean;
      isStandalone: boolean;
      hasSession: boolean;
      groups: readonly number[];
      hasRelatedApp: boolean;
      /** Whether this start had no network. */
      isOffline: boolean;
      now: number;
    }
  | { kind: 'prompt_offered'; now: number }
  | { kind: 'signed_in'; isStandalone: boolean; groups: readonly number[] }
  | { kind: 'banner_shown' }
  | { kind: 'banner_dismissed'; now: number }
  | { kind: 'prompt_opened' }
  | { kind: 'prompt_answered'; isAccepted: boolean; now: number }
  | { kind: 'installed' }
  | { kind: 'guide_step'; step: number };

/** An action: report an event to the server (with the illustrated step, if any), or join the group of the installed app. */
export type InstallAction = { kind: 'record'; event: InstallEvent; step?: number } | { kind: 'join_group'; group: number };

export interface InstallDecision {
  state: InstallState;
  actions: readonly InstallAction[];
}

const DISMISSED_FOR_MS = 14 * 24 * 60 * 60 * 1000;
const DISMISSALS_AT_MOST = 3;

export const unknownInstall: InstallState = {
  phase: 'unknown',
  way: null,
  guide: null,
  dismissals: 0,
  dismissedAt: null,
  hasReported: false,
};

const record = (event: InstallEvent, step?: number): InstallAction => ({ kind: 'record', event, ...(step !== undefined && { step }) });

/** Whether the banner is paused: for 14 days after it was dismissed, permanently after the third time (PWA-003). */
export function isInstallResting({ dismissals, dismissedAt }: InstallState, now: number): boolean {
  if (dismissals >= DISMISSALS_AT_MOST) return true;
  return dismissedAt !== null && now - dismissedAt < DISMISSED_FOR_MS;
}

/** Whether the banner shows. A member of the group never sees one (PWA-004). */
export function showsInstallBanner({ phase }: InstallState, groups: readonly number[]): boolean {
  return (phase === 'eligible' || phase === 'in_app_browser') && !groups.includes(INSTALLED_APP_GROUP);
}

/** Whether installing is possible here, also after the banner was dismissed. Never for a member of the group (PWA-004). */
export function isInstallPossible(state: InstallState, groups: readonly number[]): boolean {
  return state.phase === 'dismissed' ? !groups.includes(INSTALLED_APP_GROUP) : showsInstallBanner(state, groups);
}

/** The next state of installing, and its actions (PWA-003, PWA-004, PWA-005). */
export function decideInstall(state: InstallState, happening: InstallMachineEvent): InstallDecision {
  switch (happening.kind) {
    case 'launched':
      return started(state, happening);
    case 'signed_in':
      return happening.isStandalone ? confirmed(state, happening.groups) : still(state);
    case 'prompt_offered':
      return isOfferable(state) ? still(eligible(state, 'prompt', null, happening.now)) : still(state);
    case 'banner_shown':
      // The banner shows and hides with games and with the network.
      return state.hasReported ? still(state) : { state: { ...state, hasReported: true }, actions: [record('banner_shown')] };
    case 'guide_step':
      return { state, actions: [record('ios_sheet_step', happening.step)] };
    case 'banner_dismissed':
      return { state: dismissed(state, happening.now), actions: [record('banner_dismissed')] };
    case 'prompt_opened':
      return still({ ...state, phase: 'prompted' });
    case 'prompt_answered':
      return happening.isAccepted
        ? { state: { ...state, phase: 'accepted' }, actions: [record('prompt_accepted')] }
        : { state: dismissed(state, happening.now), actions: [record('prompt_dismissed')] };
    case 'installed':
      return isInstalled(state) ? still(state) : { state: { ...state, phase: 'installed' }, actions: [record('installed')] };
  }
}

const still = (state: InstallState): InstallDecision => ({ state, actions: [] });
const isInstalled = ({ phase }: InstallState) => phase === 'installed' || phase === 'confirmed';
const isOfferable = ({ phase }: InstallState) => phase === 'unknown' || phase === 'eligible' || phase === 'unsupported';

/** A start without network is reported in addition. */
function started(state: InstallState, at: Extract<InstallMachineEvent, { kind: 'launched' }>): InstallDecision {
  const { state: next, actions } = launched(state, at);
  return { state: next, actions: at.isOffline ? [record('offline_session'), ...actions] : actions };
}

function launched(state: InstallState, at: Extract<InstallMachineEvent, { kind: 'launched' }>): InstallDecision {
  if (at.isStandalone) {
    const entered: InstallState = { ...state, phase: 'installed', way: null, guide: null };
    const next = at.hasSession ? confirmed(entered, at.groups) : still(entered);
    return { state: next.state, actions: [record('standalone_launch'), ...next.actions] };
  }
  if (at.hasRelatedApp || at.groups.includes(INSTALLED_APP_GROUP)) return still({ ...state, phase: 'installed', way: null, guide: null });
  if (at.hasPrompt) return still(eligible(state, 'prompt', null, at.now));
  const guide = installGuideOf(at.hints);
  if (!guide) return still({ ...state, phase: 'unsupported', way: null, guide: null });
  if (isInAppBrowser(at.hints)) return still(restOr({ ...state, phase: 'in_app_browser', way: 'manual', guide }, at.now));
  return still(eligible(state, guide === 'ios_safari' || guide === 'ios_other' || guide === 'ipados' ? 'ios' : 'manual', guide, at.now));
}

function eligible(state: InstallState, way: InstallState['way'], guide: InstallGuide | null, now: number): InstallState {
  return restOr({ ...state, phase: 'eligible', way, guide }, now);
}

function restOr(state: InstallState, now: number): InstallState {
  return isInstallResting(state, now) ? { ...state, phase: 'dismissed' } : state;
}

function dismissed(state: InstallState, now: number): InstallState {
  return { ...state, phase: 'dismissed', dismissals: state.dismissals + 1, dismissedAt: now };
}

/** A player in the installed app joins its group once (PWA-004). */
function confirmed(state: InstallState, groups: readonly number[]): InstallDecision {
  const isMember = groups.includes(INSTALLED_APP_GROUP);
  const actions: InstallAction[] = isMember ? [] : [{ kind: 'join_group', group: INSTALLED_APP_GROUP }];
  return { state: { ...state, phase: 'confirmed', way: null, guide: null }, actions };
}
