import { describe, expect, it } from 'vitest';
import {
  decideInstall,
  type InstallMachineEvent,
  type InstallState,
  isInstallPossible,
  showsInstallBanner,
  unknownInstall,
} from './machine';

const DAY = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-05-01T12:00:00Z');
const chrome = { userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/150.0 Mobile Safari/537.36', maxTouchPoints: 5 };
const iphone = { userAgent: 'Mozilla/5.0 (iPhone) Version/18.5 Mobile/15E148 Safari/604.1', maxTouchPoints: 5 };

const launch = (change: Partial<Extract<InstallMachineEvent, { kind: 'launched' }>> = {}): InstallMachineEvent => ({
  kind: 'launched',
  hints: chrome,
  hasPrompt: true,
  isStandalone: false,
  hasSession: false,
  groups: [],
  hasRelatedApp: false,
  isOffline: false,
  now,
  ...change,
});

/** The state after a list of events, and all actions on the way. */
function after(...events: InstallMachineEvent[]) {
  const actions: unknown[] = [];
  let state: InstallState = unknownInstall;
  for (const happening of events) {
    const decision = decideInstall(state, happening);
    state = decision.state;
    actions.push(...decision.actions);
  }
  return { state, actions };
}

const recorded = (event: string) => ({ kind: 'record', event });
const joined = { kind: 'join_group', group: 1401 };

describe('installing', () => {
  it('offers the native prompt if the browser has one, else steps [PWA-003a, PWA-003b]', () => {
    expect(after(launch()).state).toMatchObject({ phase: 'eligible', way: 'prompt' });
    expect(after(launch({ hasPrompt: false, hints: iphone })).state).toMatchObject({ phase: 'eligible', way: 'ios', guide: 'ios_safari' });
    expect(after(launch({ hasPrompt: false })).state.phase).toBe('unsupported');
  });

  it('uses a prompt that arrives after the launch [PWA-003a]', () => {
    expect(after(launch({ hasPrompt: false }), { kind: 'prompt_offered', now }).state).toMatchObject({ phase: 'eligible', way: 'prompt' });
  });

  it('explains how to leave an in-app browser [PWA-003b]', () => {
    const hints = { userAgent: 'Mozilla/5.0 (iPhone) Mobile/15E148 Instagram 390', maxTouchPoints: 5 };
    expect(after(launch({ hasPrompt: false, hints })).state).toMatchObject({ phase: 'in_app_browser', guide: 'in_app_browser' });
  });

  it('records every step [PWA-005a]', () => {
    const { state, actions } = after(
      launch(),
      { kind: 'banner_shown' },
      { kind: 'prompt_opened' },
      { kind: 'prompt_answered', isAccepted: true, now },
      { kind: 'installed' },
      launch({ isStandalone: true }),
    );
    expect(state.phase).toBe('installed');
    expect(actions).toEqual(['banner_shown', 'prompt_accepted', 'installed', 'standalone_launch'].map(recorded));
  });

  it('reports a start without network, in a tab and in the app’s own window [PWA-005a]', () => {
    expect(after(launch({ isOffline: true })).actions).toEqual([recorded('offline_session')]);
    expect(after(launch({ isOffline: true, isStandalone: true, hasSession: true })).actions).toEqual([
      recorded('offline_session'),
      recorded('standalone_launch'),
      joined,
    ]);
  });

  it('reports the banner once a visit, however often it shows [PWA-005a]', () => {
    expect(after(launch(), { kind: 'banner_shown' }, { kind: 'banner_shown' }).actions).toEqual([recorded('banner_shown')]);
  });

  it('reports each illustrated step, and an installation once [PWA-005a]', () => {
    expect(after({ kind: 'guide_step', step: 3 }).actions).toEqual([{ ...recorded('ios_sheet_step'), step: 3 }]);
    expect(after(launch(), { kind: 'installed' }, { kind: 'installed' }).actions).toEqual([recorded('installed')]);
  });

  it('hides if the app is installed already', () => {
    expect(after(launch({ hasRelatedApp: true })).state.phase).toBe('installed');
  });
});

describe('dismissing', () => {
  const dismiss = (at: number): InstallMachineEvent => ({ kind: 'banner_dismissed', now: at });

  it('is remembered for 14 days [PWA-003c]', () => {
    expect(after(launch(), dismiss(now), launch({ now: now + 14 * DAY - 1 })).state.phase).toBe('dismissed');
    expect(after(launch(), dismiss(now), launch({ now: now + 14 * DAY })).state.phase).toBe('eligible');
  });

  it('is permanent after the third time [PWA-003c]', () => {
    const thrice = [0, 20, 40].flatMap((days) => [launch({ now: now + days * DAY }), dismiss(now + days * DAY)]);
    expect(after(...thrice, launch({ now: now + 900 * DAY })).state.phase).toBe('dismissed');
  });

  it('counts a native prompt that was refused [PWA-003c]', () => {
    const { state, actions } = after(launch(), { kind: 'prompt_opened' }, { kind: 'prompt_answered', isAccepted: false, now });
    expect(state).toMatchObject({ phase: 'dismissed', dismissals: 1 });
    expect(actions).toEqual([recorded('prompt_dismissed')]);
  });

  it('isn’t undone when the browser offers its prompt again', () => {
    expect(after(launch(), dismiss(now), { kind: 'prompt_offered', now }).state.phase).toBe('dismissed');
  });
});

describe('the group of the installed app', () => {
  it('is joined at the first launch with a session [PWA-004a]', () => {
    const { state, actions } = after(launch({ isStandalone: true, hasSession: true }));
    expect(state.phase).toBe('confirmed');
    expect(actions).toEqual([recorded('standalone_launch'), joined]);
  });

  it('waits for a sign-in [PWA-004b]', () => {
    const { actions } = after(launch({ isStandalone: true }), { kind: 'signed_in', isStandalone: true, groups: [] });
    expect(actions).toEqual([recorded('standalone_launch'), joined]);
  });

  it('is joined once, and never from a tab [PWA-004a]', () => {
    expect(after(launch({ isStandalone: true, hasSession: true, groups: [1401] })).actions).toEqual([recorded('standalone_launch')]);
    expect(after(launch(), { kind: 'signed_in', isStandalone: false, groups: [] }).actions).toEqual([]);
  });

  it('is never shown the banner [PWA-004c]', () => {
    const { state } = after(launch());
    expect([showsInstallBanner(state, [21]), showsInstallBanner(state, [21, 1401])]).toEqual([true, false]);
  });

  it('is offered no way to install; other players keep one after dismissing the banner [MOB-002c]', () => {
    const { state } = after(launch(), { kind: 'banner_dismissed', now });
    expect([showsInstallBanner(state, []), isInstallPossible(state, []), isInstallPossible(state, [1401])]).toEqual([false, true, false]);
    const others = [
      unknownInstall,
      after(launch({ hasPrompt: false })).state,
      after(launch({ isStandalone: true })).state,
      after(launch({ hasRelatedApp: true })).state,
    ];
    expect(others.map((other) => isInstallPossible(other, []))).toEqual([false, false, false, false]);
  });
});
