/** A bug that nobody wants, and the tests that must turn red by it: a test that stays green proves nothing. */
export interface SeededBug {
  /** Number of the promise that it breaks, by docs/promises.md. */
  promise: number;
  name: string;
  /** The file that has it, from the project's root. */
  file: string;
  /** Stands once in the file, and becomes `to`. */
  from: string;
  to: string;
  /** The file of tests that notices. */
  proof: string;
}

/** The bugs by promise; none of them is in the product. */
export const seededBugs: readonly SeededBug[] = [
  {
    promise: 8,
    name: 'a repeated event is delivered again',
    file: 'src/platform/realtime/merge.ts',
    from: 'return { at, isDelivered: false, isGap: false };\n  return { at: place, isDelivered: true',
    to: 'return { at, isDelivered: true, isGap: false };\n  return { at: place, isDelivered: true',
    proof: 'src/platform/realtime/merge.test.ts',
  },
  {
    promise: 8,
    name: 'a hole in the sequence goes unnoticed',
    file: 'src/platform/realtime/merge.ts',
    from: 'isGap: isNewEpoch || place.sequence > at.sequence + 1',
    to: 'isGap: isNewEpoch',
    proof: 'src/platform/realtime/merge.test.ts',
  },
  {
    promise: 8,
    name: 'a replay begins one event too late',
    file: 'server/realtime/store.ts',
    from: ".where('seq', '>', after)",
    to: ".where('seq', '>', after + 1)",
    proof: 'tests/faults/stream.test.ts',
  },
  {
    promise: 8,
    name: 'a new epoch is taken for the old one',
    file: 'src/platform/realtime/merge.ts',
    from: 'const isBehind = at.epoch !== epoch || sequence > at.sequence;',
    to: 'const isBehind = sequence > at.sequence;',
    proof: 'src/platform/realtime/merge.test.ts',
  },
  {
    promise: 9,
    name: 'a line that fell silent is waited for',
    file: 'src/platform/realtime/connection.ts',
    from: 'silence = setTimeout(renew, SILENCE_MS);',
    to: '',
    proof: 'src/platform/realtime/stream.test.ts',
  },
  {
    promise: 9,
    name: 'what waits is tried once',
    file: 'src/platform/service-worker/triggers.ts',
    from: 'if (left > 0) timer = setTimeout',
    to: 'if (left < 0) timer = setTimeout',
    proof: 'src/platform/service-worker/link.test.ts',
  },
  {
    promise: 10,
    name: 'a late answer is kept after the sign-out',
    file: 'offline/last-known.ts',
    from: 'if (owner && !isSameSession(await sessionWithin(store), owner)) return false;',
    to: '',
    proof: 'offline/session.test.ts',
  },
  {
    promise: 10,
    name: 'a sign-out leaves the player behind',
    file: 'offline/session.ts',
    from: 'await clearPlayer(store);\n    store(session).put({ player: null',
    to: 'store(session).put({ player: null',
    proof: 'offline/session.test.ts',
  },
  {
    promise: 10,
    name: 'the next player finds what the last one left',
    file: 'offline/session.ts',
    from: 'if (before.player !== next.player) await clearPlayer(store);',
    to: '',
    proof: 'offline/session.test.ts',
  },
  {
    promise: 10,
    name: 'a late notification is kept for nobody',
    file: 'offline/inbox.ts',
    from: 'if (!isSameSession(await sessionWithin(store), owner)) return false;\n    const known',
    to: 'const known',
    proof: 'offline/inbox.test.ts',
  },
  {
    promise: 11,
    name: 'a page of another release is shown',
    file: 'sw/documents.ts',
    from: 'return named !== null && named !== own;',
    to: 'return false;',
    proof: 'sw/navigation.test.ts',
  },
  {
    promise: 11,
    name: 'a half-filled cache serves',
    file: 'sw/precache.ts',
    from: 'return (await isComplete(cache)) ? cache.match(path, anyVariant) : undefined;',
    to: 'return cache.match(path, anyVariant);',
    proof: 'sw/precache.test.ts',
  },
  {
    promise: 11,
    name: 'a new release loads the window anew in a round',
    file: 'src/platform/service-worker/update.ts',
    from: 'if (!isStale || isBusy() ||',
    to: 'if (!isStale ||',
    proof: 'src/platform/service-worker/update.test.ts',
  },
  {
    promise: 11,
    name: 'a recalled release stays in its caches',
    file: 'sw/recall.ts',
    from: 'for (const name of await caches.keys()) await caches.delete(name);',
    to: '',
    proof: 'sw/recall.test.ts',
  },
  {
    promise: 12,
    name: 'without a database nothing is answered',
    file: 'offline/database.ts',
    from: 'if (error instanceof NoDatabase || error instanceof DOMException) return fallback;',
    to: '',
    proof: 'offline/session.test.ts',
  },
  {
    promise: 12,
    name: 'a page waits for a cache that throws',
    file: 'sw/navigation.ts',
    from: '    return (await precachedHere(pathname)) ?? null;\n  } catch {\n    return null;',
    to: '    return (await precachedHere(pathname)) ?? null;\n  } catch (error) {\n    throw error;',
    proof: 'sw/navigation.test.ts',
  },
  {
    promise: 13,
    name: 'a push that comes twice is told twice',
    file: 'sw/push.ts',
    from: "if (claimed === 'done') return showAgain(message, shown);",
    to: '',
    proof: 'sw/push.test.ts',
  },
  {
    promise: 13,
    name: 'a push for who left is shown',
    file: 'sw/push.ts',
    from: '(session === null || session.player === data.player)',
    to: 'true',
    proof: 'sw/push.test.ts',
  },
  {
    promise: 13,
    name: 'a push that comes too late is shown',
    file: 'sw/push.ts',
    from: 'Date.parse(data.expires) > now && ',
    to: '',
    proof: 'sw/push.test.ts',
  },
  {
    promise: 14,
    name: 'each attempt is another wish',
    file: 'offline/outbox-flush.ts',
    from: '[headers.idempotencyKey]: entry.key,',
    to: '[headers.idempotencyKey]: globalThis.crypto.randomUUID(),',
    proof: 'tests/faults/outbox.test.ts',
  },
  {
    promise: 14,
    name: 'a write is let go of before its answer',
    file: 'offline/outbox-flush.ts',
    from: "    case 'unreachable': {\n",
    to: "    case 'unreachable': {\n      await discard(database, entry.order);\n",
    proof: 'tests/faults/outbox.test.ts',
  },
  {
    promise: 14,
    name: 'a later write of an address overtakes an earlier one',
    file: 'offline/outbox-flush.ts',
    from: "if (verdict.kind !== 'delivered' && verdict.kind !== 'refused') heldBack.add(laneOf(entry));",
    to: '',
    proof: 'offline/outbox.test.ts',
  },
  {
    promise: 14,
    name: 'money may wait for the network',
    file: 'offline/outbox.ts',
    from: "if (call.offline !== 'queue') throw new TypeError(`${call.id} waits for the network, it is not queued`);",
    to: '',
    proof: 'offline/outbox.test.ts',
  },
];
