import { proxy, useSnapshot } from 'valtio';
import { joinGroups } from '#contract/calls/account/preferences';
import { sendInstallEvent } from '#contract/calls/tracking';
import { storage } from '#contract/storage';
import {
  decideInstall,
  type InstallAction,
  type InstallMachineEvent,
  type InstallState,
  isInstallPossible,
  showsInstallBanner,
  unknownInstall,
} from '#rules/install/machine';
import { sendOrQueue } from '../../platform/device';
import { makeListeners } from '../../platform/listeners';
import { readSession, writeSession } from '../../platform/storage/session-storage';
import { readLocal, writeLocal } from '../../platform/storage/local-storage';
import { logFailure } from '../../platform/log';
import { isUnconfirmed, onSessionChange, session, useSession } from '../../platform/session';

/** The browser's own install prompt, captured by the document's first script. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    installOffer: InstallOffer | null;
  }
}

interface RelatedApps {
  getInstalledRelatedApps?: () => Promise<unknown[]>;
}

const state = proxy<InstallState>(restored());

function restored(): InstallState {
  try {
    const { dismissals, dismissedAt } = JSON.parse(readLocal(storage.local.install) ?? '{}') as Partial<InstallState>;
    return { ...unknownInstall, dismissals: dismissals ?? 0, dismissedAt: dismissedAt ?? null };
  } catch {
    return unknownInstall;
  }
}

/** The player for whom the group was requested, so that a launch and the sign-in after it request it once. */
let joining: number | null = null;
onSessionChange((player) => {
  if (!player) joining = null;
});

/** Whether this window has already requested the group for this player. */
function isAsked(): boolean {
  const player = session.player?.id ?? null;
  const isKnown = player !== null && player === joining;
  joining = player;
  return isKnown;
}

const firstLaunches = makeListeners();

/** Calls back at a player's first launch of the installed app. */
export const onFirstLaunch = firstLaunches.add;

function carryOut(action: InstallAction): void {
  if (action.kind === 'join_group' && isAsked()) return;
  if (action.kind === 'record' && action.event === 'standalone_launch' && hasReportedLaunch()) return;
  if (action.kind === 'join_group') firstLaunches.call();
  const work = action.kind === 'record' ? record(action) : sendOrQueue(joinGroups, { body: { groups: { add: [action.group] } } });
  work.catch((error: unknown) => logFailure('INSTALL_EVENT_NOT_SENT', error));
}

/** An event with how this browser installs, which says what the banner or the sheet showed (PWA-005). */
function record({ event, step }: Extract<InstallAction, { kind: 'record' }>): Promise<unknown> {
  const platform = state.guide ?? state.way;
  return sendOrQueue(sendInstallEvent, {
    body: { event, at: new Date().toISOString(), ...(platform && { platform }), ...(step !== undefined && { step }) },
  });
}

/** Dispatches an event to the state machine, and carries out its actions (PWA-003 to PWA-005). */
export function note(happening: InstallMachineEvent): void {
  const { state: next, actions } = decideInstall({ ...state }, happening);
  Object.assign(state, next);
  writeLocal(storage.local.install, JSON.stringify({ dismissals: next.dismissals, dismissedAt: next.dismissedAt }));
  for (const action of actions) carryOut(action);
}

/** Whether the app runs in its own window rather than in a tab. */
export function isStandalone(): boolean {
  const modes = ['standalone', 'minimal-ui', 'window-controls-overlay'];
  return modes.some((mode) => matchMedia(`(display-mode: ${mode})`).matches) || (navigator as { standalone?: boolean }).standalone === true;
}

async function hasRelatedApp(): Promise<boolean> {
  const found = await (navigator as RelatedApps).getInstalledRelatedApps?.().catch(() => []);
  return (found?.length ?? 0) > 0;
}

/** Whether this window's start was reported already: a reload doesn't count as another launch. */
function hasReportedLaunch(): boolean {
  const isKnown = readSession(storage.session.launched) === true;
  writeSession(storage.session.launched, true);
  return isKnown;
}

/** Whether an offline session begins with this start: further pages of it, and reloads, belong to the same one. */
function beginsOffline(): boolean {
  const isOffline = !navigator.onLine || isUnconfirmed();
  const isKnown = readSession(storage.session.offline) === true;
  writeSession(storage.session.offline, isOffline);
  return isOffline && !isKnown;
}

/** Listens for prompts and installations from the launch on. */
export async function watchInstall(): Promise<void> {
  addEventListener('installoffer', () => note({ kind: 'prompt_offered', now: Date.now() }));
  addEventListener('appinstalled', () => note({ kind: 'installed' }));
  // This comes first, since a prompt may arrive during the next steps.
  const isKnown = !isStandalone() && (await hasRelatedApp());
  note({
    kind: 'launched',
    hints: { userAgent: navigator.userAgent, maxTouchPoints: navigator.maxTouchPoints },
    hasPrompt: window.installOffer !== null,
    isStandalone: isStandalone(),
    hasSession: session.status === 'player',
    groups: session.player?.groups ?? [],
    hasRelatedApp: isKnown,
    isOffline: beginsOffline(),
    now: Date.now(),
  });
}

/** Opens the browser's prompt after a tap; each prompt works once. */
export async function openPrompt(): Promise<void> {
  const offer = window.installOffer;
  if (!offer) return;
  window.installOffer = null;
  note({ kind: 'prompt_opened' });
  const { outcome } = await offer.prompt();
  note({ kind: 'prompt_answered', isAccepted: outcome === 'accepted', now: Date.now() });
}

/** The state of installing, whether the banner shows, and whether installing is possible at all. */
export function useInstall() {
  const known = useSnapshot(state);
  const groups = useSession().player?.groups ?? [];
  return { ...known, isOffered: showsInstallBanner(known, groups), isPossible: isInstallPossible(known, groups) };
}
