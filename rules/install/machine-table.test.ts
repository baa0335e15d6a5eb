import { expect, it } from 'vitest';
import { decideInstall, type InstallMachineEvent, type InstallPhase, type InstallState } from './machine';

const now = Date.parse('2026-05-01T12:00:00Z');
const firefox = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', maxTouchPoints: 0 };
const iphone = { userAgent: 'Mozilla/5.0 (iPhone) Version/18.5 Mobile/15E148 Safari/604.1', maxTouchPoints: 5 };
const instagram = { userAgent: 'Mozilla/5.0 (iPhone) Mobile/15E148 Instagram 390', maxTouchPoints: 5 };

const start = (change: object): InstallMachineEvent => ({
  kind: 'launched',
  hints: firefox,
  hasPrompt: false,
  isStandalone: false,
  hasSession: false,
  groups: [],
  hasRelatedApp: false,
  isOffline: false,
  now,
  ...change,
});

const happenings = {
  'a start that can prompt': start({ hasPrompt: true }),
  'a start on an iPhone': start({ hints: iphone }),
  'a start inside another app': start({ hints: instagram }),
  'a start where nothing installs': start({}),
  'a start beside the app': start({ hasPrompt: true, hasRelatedApp: true }),
  'a start of a member': start({ hasPrompt: true, hasSession: true, groups: [1401] }),
  'a start in the app': start({ isStandalone: true }),
  'a start in the app, signed in': start({ isStandalone: true, hasSession: true }),
  'an offer': { kind: 'prompt_offered', now },
  'the banner': { kind: 'banner_shown' },
  'a dismissal': { kind: 'banner_dismissed', now },
  'the prompt': { kind: 'prompt_opened' },
  'a yes': { kind: 'prompt_answered', isAccepted: true, now },
  'a no': { kind: 'prompt_answered', isAccepted: false, now },
  'an installation': { kind: 'installed' },
  'a step': { kind: 'guide_step', step: 1 },
  'a sign-in in a tab': { kind: 'signed_in', isStandalone: false, groups: [] },
  'a sign-in in the app': { kind: 'signed_in', isStandalone: true, groups: [] },
} as const satisfies Record<string, InstallMachineEvent>;

const phases = [
  'unknown',
  'eligible',
  'prompted',
  'accepted',
  'installed',
  'confirmed',
  'dismissed',
  'unsupported',
  'in_app_browser',
] as const satisfies InstallPhase[];

/** The phase after each event, from each phase in the order above; one word if all lead to the same, `=` if it stays. */
const table: Record<keyof typeof happenings, InstallPhase | '=' | readonly (InstallPhase | '=')[]> = {
  'a start that can prompt': 'eligible',
  'a start on an iPhone': 'eligible',
  'a start inside another app': 'in_app_browser',
  'a start where nothing installs': 'unsupported',
  'a start beside the app': 'installed',
  'a start of a member': 'installed',
  'a start in the app': 'installed',
  'a start in the app, signed in': 'confirmed',
  'an offer': ['eligible', 'eligible', '=', '=', '=', '=', '=', 'eligible', '='],
  'the banner': '=',
  'a dismissal': 'dismissed',
  'the prompt': 'prompted',
  'a yes': 'accepted',
  'a no': 'dismissed',
  'an installation': ['installed', 'installed', 'installed', 'installed', 'installed', '=', 'installed', 'installed', 'installed'],
  'a step': '=',
  'a sign-in in a tab': '=',
  'a sign-in in the app': 'confirmed',
};

const rows = phases.flatMap((phase, at) =>
  Object.entries(table).map(([name, row]) => {
    const entry = typeof row === 'string' ? row : row[at]!;
    return [phase, name as keyof typeof happenings, entry === '=' ? phase : entry] as const;
  }),
);

it.each(rows)('%s, then %s: %s [PWA-003a, PWA-003c]', (phase, name, expected) => {
  const before: InstallState = { phase, way: null, guide: null, dismissals: 0, dismissedAt: null, hasReported: false };
  expect(decideInstall(before, happenings[name]).state.phase).toBe(expected);
});

it.each([0, 1, 2, 3])('after %i dismissals a start 14 days later offers again, unless it was the third [PWA-003c]', (dismissals) => {
  const before: InstallState = {
    phase: 'unknown',
    way: null,
    guide: null,
    dismissals,
    dismissedAt: dismissals === 0 ? null : now - 14 * 86_400_000,
    hasReported: false,
  };
  const phaseAfter = (name: keyof typeof happenings) => decideInstall(before, happenings[name]).state.phase;
  expect(phaseAfter('a start that can prompt')).toBe(dismissals < 3 ? 'eligible' : 'dismissed');
  expect(phaseAfter('a start inside another app')).toBe(dismissals < 3 ? 'in_app_browser' : 'dismissed');
  expect(phaseAfter('a start in the app')).toBe('installed');
});
