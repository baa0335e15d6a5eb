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
  {
    name: 'a new release leaves the device’s oldest responses',
    file: 'sw/update.ts',
    from: `  await trimKnown(database);
`,
    to: '',
    proof: 'sw/update.test.ts',
  },
  {
    name: 'a repair of the caches reuses broken files',
    file: 'sw/precache.ts',
    from: `  await dropOldReleases();
  await fillRelease(Date.now(), 'whole');`,
    to: `  await fillRelease(Date.now(), 'whole');`,
    proof: 'sw/messages.test.ts',
  },
  {
    name: 'a mark that failed can’t be tried again',
    file: 'src/features/notifications/inbox/marks.ts',
    from: `    for (const id of unread) marking.delete(id);
`,
    to: '',
    proof: 'src/features/notifications/inbox/inbox.test.ts',
  },
  {
    name: 'late data of an earlier session is stored in the next one',
    file: 'offline/session.ts',
    from: 'return one.player === other.player && one.epoch === other.epoch;',
    to: 'return one.player === other.player;',
    proof: 'offline/session.test.ts',
  },
  {
    name: 'a tile’s menu is open when its page comes back',
    file: 'src/features/games/player/games-provider.tsx',
    from: `  useEffect(() => () => setMenuOf(null), []);
`,
    to: '',
    proof: 'src/features/games/player/games-provider.test.tsx',
  },
  {
    name: 'a game that was opened directly can’t be left',
    file: 'src/features/games/play/game-strip.tsx',
    from: `router.history.canGoBack() ? router.history.back() : void router.navigate({ to: '/' })`,
    to: 'router.history.back()',
    proof: 'src/features/games/play/game-strip.test.tsx',
  },
  {
    name: 'a window keeps following hashes after its end',
    file: 'src/features/support/follow-chat-hash.ts',
    from: `    clearTimeout(timer);
    stop();`,
    to: `    clearTimeout(timer);
    void stop;`,
    proof: 'src/features/support/support.test.tsx',
  },
  {
    name: 'a dialog has the title of the page below',
    file: 'src/shell/titles/use-page-title.ts',
    from: 'keptTitle && !hasDialog && ',
    to: 'keptTitle && ',
    proof: 'src/shell/titles/use-page-title.test.tsx',
  },
  {
    name: 'the history offers deposits on a break',
    file: 'src/features/cashbox/history/payments-history.tsx',
    from: '          playBreak ? undefined : (',
    to: '          (',
    proof: 'src/features/cashbox/history/payments-history.test.tsx',
  },
  {
    name: 'crypto is offered under a licence that forbids it',
    file: 'src/features/cashbox/crypto/crypto-ways.tsx',
    from: 'hasCrypto ? currencies.filter',
    to: 'currencies ? currencies.filter',
    proof: 'src/features/cashbox/steps/deposit-form.test.tsx',
  },
  {
    name: 'an account can be closed with an open round',
    file: 'src/features/account/data/closing-sheet.tsx',
    from: '  if (preview.has_open_rounds) {',
    to: '  if (preview.has_open_rounds && false) {',
    proof: 'src/features/account/data/closing-sheet.test.tsx',
  },
  {
    name: 'a search with accents finds no category',
    file: 'src/features/games/search/matches-title.ts',
    from: `    .replaceAll(/\\p{Mn}/gu, '')
`,
    to: '',
    proof: 'src/features/games/search/search.test.tsx',
  },
  {
    name: 'a returned stake is announced as a win',
    file: 'studio/shell/frame.ts',
    from: `win > stake ? 'result_win' : 'result_back'`,
    to: `win >= stake ? 'result_win' : 'result_back'`,
    proof: 'studio/shell/result-words.test.ts',
  },
  {
    name: 'the focus of a sheet isn’t in its field',
    file: 'src/ui/sheet.tsx',
    from: 'initialFocus={initialFocus ?? popup}',
    to: 'initialFocus={popup}',
    proof: 'src/ui/sheet.test.tsx',
  },
];
