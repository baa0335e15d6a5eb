import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { openLootbox } from '#contract/calls/wheels';
import type { Lootbox } from '#contract/fields/wheel';
import { turnTo } from '#rules/wheels/turn';
import { ask } from '../../platform/api/client';
import { CallFailed } from '../../platform/api/refusal';
import { setReveal } from '../../platform/presence/result-reveal';
import { lootboxesQuery } from './wheel-queries';

/** The duration of the wheel's animation in the style sheet. */
export const SPIN_MS = 4_200;

const turnsNot = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Spin {
  /** The wheel's rotation in degrees. */
  turn: number;
  /** The opened box, from the response until the next one is requested. */
  opened: Lootbox | null;
  /** Whether the wheel is at rest on the result. */
  isAtRest: boolean;
}

/**
 * Opens boxes: the server draws, then the wheel turns to the result. The list of boxes changes once the wheel is at rest, so
 * that it doesn't reveal the result.
 */
export function useSpin() {
  const queryClient = useQueryClient();
  const [spin, setSpin] = useState<Spin>({ turn: 0, opened: null, isAtRest: true });
  const opening = useMutation({
    mutationFn: (box: Lootbox) => ask(openLootbox, { params: { id: String(box.id) } }),
    onMutate: () => {
      setReveal('wheel', true);
      setSpin((before) => ({ ...before, opened: null }));
    },
    onError: () => setReveal('wheel', false),
    onSuccess: (opened) => {
      const at = opened.items.findIndex(({ prize }) => prize);
      setSpin(({ turn }) => ({ turn: turnTo({ from: turn, at, count: opened.items.length }), opened, isAtRest: false }));
    },
  });
  const { opened, isAtRest } = spin;
  useEffect(() => {
    if (!opened || isAtRest) return undefined;
    const timer = setTimeout(
      () => {
        setSpin((before) => ({ ...before, isAtRest: true }));
        setReveal('wheel', false);
        void queryClient.invalidateQueries({ queryKey: lootboxesQuery().queryKey });
      },
      turnsNot() ? 0 : SPIN_MS,
    );
    return () => clearTimeout(timer);
  }, [opened, isAtRest, queryClient]);
  // Leaving the wheel before it's at rest shows the result immediately.
  useEffect(() => () => setReveal('wheel', false), []);
  const failure = opening.error instanceof CallFailed ? opening.error : null;
  return { ...spin, isBusy: opening.isPending || !isAtRest, failure, open: opening.mutate };
}
