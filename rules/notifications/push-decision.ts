import type { NotificationCategory } from '#contract/fields/notification';
import { type CategorySwitches, isPromotional, isUrgent } from './categories';
import { endOfQuiet } from './quiet-hours';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The facts about a player at the moment of sending. */
export interface PushRecipient {
  switches: CategorySwitches;
  /** IANA name. */
  timeZone: string;
  /** Whether quiet hours apply; the player may switch them off. */
  hasQuietHours: boolean;
  /** Epoch ms of the last promotional push; null before the first. */
  lastPromotionalAt: number | null;
  isExcluded: boolean;
  isCoolingOff: boolean;
  hasReachedLimit: boolean;
  /** Whether markers of harm pause promotion. */
  isMarked: boolean;
  isLocked: boolean;
}

/** `later` is decided again at `at` (epoch ms), with the player's facts at that time. */
export type PushDecision =
  | { verdict: 'send' }
  | { verdict: 'later'; at: number }
  | { verdict: 'never'; why: 'switched_off' | 'protected' | 'rationed' };

/** Decides whether a push is sent at `now` (epoch ms): switches, protection, one promotion a day, quiet hours (PWA-006). */
export function decidePush(category: NotificationCategory, recipient: PushRecipient, now: number): PushDecision {
  if (!recipient.switches[category]) return { verdict: 'never', why: 'switched_off' };
  if (isPromotional(category)) {
    const { isExcluded, isCoolingOff, hasReachedLimit, isMarked, isLocked, lastPromotionalAt } = recipient;
    if (isExcluded || isCoolingOff || hasReachedLimit || isMarked || isLocked) return { verdict: 'never', why: 'protected' };
    if (lastPromotionalAt !== null && now - lastPromotionalAt < DAY_MS) return { verdict: 'never', why: 'rationed' };
  }
  const at = isUrgent(category) || !recipient.hasQuietHours ? now : endOfQuiet(recipient.timeZone, now);
  return at > now ? { verdict: 'later', at } : { verdict: 'send' };
}
