import { siteOfWindow } from '../../../platform/context/brand';

/** This browser's push support. */
type PushAbility = 'unsupported' | 'default' | 'granted' | 'denied';

/** Whether pushes are possible here, which they are only on a brand's own hosts (PWA-006), and the browser's permission. */
export function pushAbility(): PushAbility {
  const isSupported = siteOfWindow().isKnown && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return isSupported ? Notification.permission : 'unsupported';
}
