import type { ResponseOf } from '#contract/call';
import { chainKinds, getChain, getChainEnds } from '#contract/calls/account/chain';
import { type BrokenLink, chainStart } from '#rules/account/chain/verify';
import { ask } from '../../../platform/api/client';
import { compute } from '../../../platform/worker';

type ChainKind = (typeof chainKinds)[number];

export interface Progress {
  done: number;
  total: number;
}

/** The result: how many links each chain has, and the hash at its end; or the first link that was changed. */
export type Verdict =
  | { isIntact: true; ends: { kind: ChainKind; links: number; fingerprint: string }[] }
  | { isIntact: false; kind: ChainKind; broken: BrokenLink };

/** Fetches both chains page by page and hashes them in the worker. Throws CallFailed, or the signal's reason. */
export async function verifyRecords(onProgress: (progress: Progress) => void, signal: AbortSignal): Promise<Verdict> {
  const expected = await ask(getChainEnds, {}, { signal });
  const total = chainKinds.reduce((sum, kind) => sum + (expected[kind]?.link ?? 0), 0);
  const ends: Extract<Verdict, { isIntact: true }>['ends'] = [];
  let before = 0;
  for (const kind of chainKinds) {
    let state = chainStart;
    let after: number | null = 0;
    while (after !== null) {
      const page: ResponseOf<typeof getChain> = await ask(getChain, { params: { kind }, query: { after: String(after) } }, { signal });
      const part = await compute('verifyChain', { kind, from: state, links: page.links }, signal);
      if (part.broken) return { isIntact: false, kind, broken: part.broken };
      state = part.state;
      after = page.next;
      onProgress({ done: Math.min(total, before + state.link), total });
    }
    const end = expected[kind];
    // Links may have been added meanwhile; fewer than expected means that links at the end were removed.
    if (end && state.link < end.link) return { isIntact: false, kind, broken: { link: state.link + 1, reason: 'missing' } };
    before += state.link;
    if (state.link > 0) ends.push({ kind, links: state.link, fingerprint: state.hash });
  }
  return { isIntact: true, ends };
}
