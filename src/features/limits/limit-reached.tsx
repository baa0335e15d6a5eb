import type { LimitStop } from '#contract/fields/limit';
import { i18n } from '../../platform/i18n';
import { toast } from '../../ui/toast';
import { StopText } from './stop-text';

/**
 * Shows a persistent toast that a limit has been reached, or would be exceeded although something is left: which limit, what's left and
 * when more is available. `look` opens the limits page unless it shows already (LIMIT-005).
 */
export function showLimitReached(look?: () => void, limit?: LimitStop | null): void {
  const isExceeded = limit !== undefined && limit !== null && limit.left_cents > 0;
  toast({
    id: 'limit-reached',
    tone: 'warning',
    title: i18n._(isExceeded ? 'limits.exceeded.title' : 'limits.reached.title'),
    text: limit ? <StopText limit={limit} /> : i18n._('limits.reached.text'),
    duration: null,
    ...(look && { action: { text: i18n._('limits.reached.look'), run: look } }),
  });
}

/** Shows a toast that a reached limit closes games: who opens one is redirected to the limits, which say what else it refuses (ROUTE-056). */
export function showGamesClosed(): void {
  toast({
    id: 'limit-reached',
    tone: 'warning',
    title: i18n._('limits.reached.title'),
    text: i18n._('limits.reached.no-games'),
    duration: null,
  });
}

/** Shows a toast that a break stops play: a player on a break who opens a game is redirected to the limits (LIMIT-006, ROUTE-056). */
export function showOnBreak(): void {
  toast({ id: 'limit-reached', tone: 'info', title: i18n._('limits.break.now'), text: i18n._('limits.break.no-games') });
}
