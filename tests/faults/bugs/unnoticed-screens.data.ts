import type { SeededBug } from './bug.ts';

/** Bugs of screens, the worker and windows that no test detected at first. */
export const unnoticedBugsOfScreens: readonly SeededBug[] = [
  {
    name: 'the result of a closed payment is shown to the next person',
    file: 'src/features/cashbox/steps/use-closed-result.ts',
    from: `    if (session.status !== 'player') return;
`,
    to: '',
    proof: 'src/features/cashbox/steps/closed-payment.test.tsx',
  },
  {
    name: 'a card that can’t pay in can’t be paid out to',
    file: 'src/features/cashbox/methods/method-picker.tsx',
    from: `action === 'deposit' ? problem !== null : problem === 'card_expired'`,
    to: 'problem !== null',
    proof: 'src/features/cashbox/steps/withdraw-step.test.tsx',
  },
  {
    name: 'a break begun by the panic button is forgotten by its device',
    file: 'src/features/games/play/panic-button.tsx',
    from: `      keepDeviceBreak({ type: 'coolingoff', until }, Date.now());
`,
    to: '',
    proof: 'src/features/games/play/licence-play.test.tsx',
  },
  {
    name: 'the rules name stakes in euros to every player',
    file: 'src/features/games/play/rules-sheet.tsx',
    from: `currency === (player?.currency ?? 'EUR')`,
    to: `currency === 'EUR'`,
    proof: 'src/features/games/play/rules-sheet.test.tsx',
  },
  {
    name: 'a guest sees the standing of the player who has signed out',
    file: 'src/features/competitions/tournaments/use-standings.ts',
    from: '(isPlayer ? parts[at]?.data?.status : null) ?? {}',
    to: 'parts[at]?.data?.status ?? {}',
    proof: 'src/features/competitions/lists.test.tsx',
  },
  {
    name: 'a sign-out leaves the typed sign-up in the window',
    file: 'src/platform/storage/player-storage.ts',
    from: '  for (const name of [storage.session.timer, storage.session.signUp]) writeSession(name, null);\n',
    to: '',
    proof: 'src/platform/storage/player-storage.test.ts',
  },
  {
    name: 'a player sees the chat of another where the browser stores nothing',
    file: 'src/features/support/chat-device.ts',
    from: 'return known.owner === null || known.owner === session.player?.id ? known.restoreId : null;',
    to: 'return known.restoreId;',
    proof: 'src/features/support/support.test.tsx',
  },
  {
    name: 'the worker doesn’t learn that a window is busy',
    file: 'src/platform/service-worker/start.ts',
    from: `  onBusyChange((busy) => postToWorker({ kind: 'busy', busy }));\n`,
    to: '',
    proof: 'src/platform/service-worker/start.test.ts',
  },
  {
    name: 'a clicked notification leaves a running round',
    file: 'src/live/follow-worker.ts',
    from: '      if (isBusy) showClicked(router, clicked);\n      else openNotification(router, clicked);',
    to: '      openNotification(router, clicked);',
    proof: 'src/live/follow-worker.test.ts',
  },
  {
    name: 'a page of the history that failed is requested without end',
    file: 'src/features/games/history/games-history-page.tsx',
    from: 'hasNextPage && !isFetchingNextPage && !isFetchNextPageError',
    to: 'hasNextPage && !isFetchingNextPage',
    proof: 'src/features/games/history/games-history.test.tsx',
  },
  {
    name: 'a closed account stays signed in',
    file: 'src/features/account/data/closing-sheet.tsx',
    from: '    await signOut();\n',
    to: '',
    proof: 'src/features/account/data/closing-sheet.test.tsx',
  },
  {
    name: 'the statistics of live baccarat count winners as pairs',
    file: 'studio/live/live-baccarat-board.ts',
    from: 'percentOf(marks.filter((mark) => mark.pairs.includes(hand)).length)',
    to: 'percentOf(marks.filter((mark) => mark.side === hand).length)',
    proof: 'studio/live/live-baccarat-board.test.ts',
  },
  {
    name: 'a box that didn’t open holds back the player’s news',
    file: 'src/features/wheels/use-spin.ts',
    from: `    onError: () => setReveal('wheel', false),\n`,
    to: '',
    proof: 'src/features/wheels/wheels.test.tsx',
  },
];
