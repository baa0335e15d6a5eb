import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { openLootbox } from '#contract/calls/wheels';
import type { Lootbox } from '#contract/fields/wheel';
import { turnTo } from '#rules/wheels/turn';
import { ask } from '../../platform/api/client';
import { CallFailed } from '../../platform/api/refusal';
import { setReveal } from '../../platform/reveal';
import { lootboxesQuery } from './wheels';

/** As long as the style sheet lets the wheel turn. */
export const SPIN_MS = 4_200;

const turnsNot = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Spin {
  /** Degrees to which the wheel is turned. */
  turn: number;
  /** The box that was opened, from the answer until the next one is asked for. */
  opened: Lootbox | null;
  /** Whether the wheel has come to rest on what was drawn. */
  isAtRest: boolean;
}

/**
 * Opens boxes: the platform draws, then the wheel turns to what was drawn. What is known of the boxes changes once the wheel
 * rests, so that no list tells the outcome before it.
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
  // Who leaves the wheel before it rests is told at once.
  useEffect(() => () => setReveal('wheel', false), []);
  const failure = opening.error instanceof CallFailed ? opening.error : null;
  return { ...spin, isBusy: opening.isPending || !isAtRest, failure, open: opening.mutate };
}
