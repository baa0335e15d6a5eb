import type { AnyRouter } from '@tanstack/react-router';
import { i18n } from '../../platform/i18n';
import { toast } from '../../ui/toast';

/** Says, until it is closed, that a limit has been reached, with the way to the limits page (LIMIT-005). */
export function showLimitReached(router: AnyRouter): void {
  toast({
    id: 'limit-reached',
    tone: 'warning',
    title: i18n._('limits.reached.title'),
    text: i18n._('limits.reached.text'),
    duration: null,
    action: { text: i18n._('limits.reached.look'), run: () => void router.navigate({ to: '/profile/limits' }) },
  });
}
