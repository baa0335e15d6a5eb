/** What a browser reports about itself. `userAgent` is the whole string, `maxTouchPoints` distinguishes an iPad from a Mac. */
export interface PlatformHints {
  userAgent: string;
  maxTouchPoints: number;
}

/** Illustrated instructions, one for each way to install in a browser without a prompt (PWA-003). */
export const installGuides = [
  'ios_safari',
  'ios_other',
  'ipados',
  'macos_safari',
  'android_firefox',
  'samsung_internet',
  'in_app_browser',
] as const;
export type InstallGuide = (typeof installGuides)[number];

const inApp =
  /FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|musical_ly|BytedanceWebview|TikTok|Snapchat|Twitter|Pinterest|LinkedInApp|Telegram|GSA\/|; wv\)/;
const iosOther = /CriOS|EdgiOS|FxiOS|OPT\/|OPiOS|DuckDuckGo|Brave/;
const otherEngines = /Chrome|Chromium|Edg|Firefox|OPR/;

/** Which instructions fit a browser; null if none would work, such as Firefox on a desktop (PWA-003). */
export function installGuideOf(hints: PlatformHints): InstallGuide | null {
  const { userAgent } = hints;
  if (isInAppBrowser(hints)) return 'in_app_browser';
  if (/iPhone|iPod/.test(userAgent)) return iosOther.test(userAgent) ? 'ios_other' : 'ios_safari';
  if (isIpad(hints)) return iosOther.test(userAgent) ? 'ios_other' : 'ipados';
  if (/Android/.test(userAgent)) {
    if (userAgent.includes('SamsungBrowser')) return 'samsung_internet';
    return userAgent.includes('Firefox') ? 'android_firefox' : null;
  }
  return isMacSafari(userAgent) ? 'macos_safari' : null;
}

/** Whether a browser installs from its own menu, even without offering a prompt: all Chromium ones (PWA-003). */
export function installsByMenu(hints: PlatformHints): boolean {
  return /Chrome|Chromium/.test(hints.userAgent) && installGuideOf(hints) === null;
}

/** Whether an app shows the page in its in-app browser, which can't install. */
export function isInAppBrowser(hints: PlatformHints): boolean {
  const isBareWebKit = isIos(hints) && !hints.userAgent.includes('Safari/');
  return inApp.test(hints.userAgent) || isBareWebKit;
}

/** Whether an app's web view on an iPhone or iPad shows the page; the visitor has to open another browser to leave it (OVER-002). */
export function isIosWebview(hints: PlatformHints): boolean {
  return isIos(hints) && isInAppBrowser(hints);
}

function isIos(hints: PlatformHints): boolean {
  return /iPhone|iPod/.test(hints.userAgent) || isIpad(hints);
}

/** An iPad requests desktop pages with a Mac's user agent; its touch screen gives it away. */
function isIpad({ userAgent, maxTouchPoints }: PlatformHints): boolean {
  return userAgent.includes('iPad') || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** Add to Dock exists since Safari 17. */
function isMacSafari(userAgent: string): boolean {
  const version = /Version\/(\d+)[\d.]* Safari\//.exec(userAgent)?.[1];
  return userAgent.includes('Macintosh') && !otherEngines.test(userAgent) && Number(version) >= 17;
}
