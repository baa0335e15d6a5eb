import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getAdventure } from '#contract/calls/vip';
import type { AdventureStep } from '#contract/fields/adventure';
import { type AdventureDay, type AdventureState, isExtra, isFinished, stateOf, todayOf } from '#rules/vip/adventure';
import { inOrderOfUse, isClaimable, stepKey } from '#rules/vip/adventure-steps';
import { configQuery } from '../../../platform/config/configs';
import { queryOf } from '../../../platform/api/query';
import { useNow } from '../../../platform/presence/use-now';
import { useSession } from '../../../platform/session';

/** The player's steps of the calendar. */
export const adventureQuery = () => queryOf(getAdventure, {});

/** A step for its card. `own` is null for a guest, and while unknown. */
export interface StepView {
  key: string;
  config: AdventureDay;
  own: AdventureStep | null;
  state: AdventureState;
  /** Whether its prize can be collected now. */
  isClaimable: boolean;
}

/** The running calendar, with the player's state, updated each second (ADV-001 to ADV-003). */
export function useAdventure() {
  const { data: adventure } = useSuspenseQuery(configQuery('vip-adventures'));
  const { status, player } = useSession();
  const steps = useQuery({ ...adventureQuery(), enabled: status === 'player' });
  const now = useNow();
  const today = todayOf(adventure, now);
  const own = status === 'player' && steps.data?.id === adventure.id ? steps.data : null;
  const views = adventure.days.map((config): StepView => {
    const step = own?.data.find((one) => stepKey(one) === stepKey(config)) ?? null;
    const asksForNothing = !isExtra(config) && Object.values(config.condition.minDep).every((amount) => amount === 0);
    return {
      key: stepKey(config),
      config,
      own: step,
      state: stateOf({ day: config.day, isExtra: isExtra(config), isCompleted: step?.isCompleted ?? false }, today),
      isClaimable: step !== null && isClaimable(step, asksForNothing, today, now),
    };
  });
  const [waitedFor, setWaitedFor] = useState<ReadonlySet<string> | null>(null);
  if (own && !waitedFor) setWaitedFor(new Set(views.filter((view) => view.isClaimable).map(({ key }) => key)));
  return {
    adventure,
    status,
    views: inOrderOfUse(views, today, now, waitedFor ?? new Set()),
    today,
    now,
    currency: own?.currency ?? player?.currency ?? 'EUR',
    isFinished: isFinished(
      views.map(({ config, own: step }) => ({ day: config.day, isCompleted: step?.isCompleted ?? false })),
      today,
    ),
    isUnknown: status === 'player' && steps.data === undefined && steps.isError,
  };
}
