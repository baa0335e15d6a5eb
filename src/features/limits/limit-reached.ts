import { i18n } from '../../platform/i18n';
import { toast } from '../../ui/toast';

/** Shows a persistent toast that a limit has been reached; `look` opens the limits page unless it shows already (LIMIT-005). */
export function showLimitReached(look?: () => void): void {
  toast({
    id: 'limit-reached',
    tone: 'warning',
    title: i18n._('limits.reached.title'),
    text: i18n._('limits.reached.text'),
    duration: null,
    ...(look && { action: { text: i18n._('limits.reached.look'), run: look } }),
  });
}
