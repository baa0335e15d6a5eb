import { siteOfWindow } from '../../platform/brand';

/** What this browser can do about pushes. */
type PushAbility = 'unsupported' | 'default' | 'granted' | 'denied';

/** Whether pushes are possible here, which they are on a brand's own hosts only (PWA-006), and what the person said. */
export function pushAbility(): PushAbility {
  const isSupported = siteOfWindow().isKnown && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return isSupported ? Notification.permission : 'unsupported';
}
