import { installGuideOf, installsByMenu, type InstallGuide } from '#rules/install/platform';
import { useBrand } from '../../platform/context/brand';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import EscapePopup from './escape-popup';
import { GuideSteps } from './guide-steps';
import { note, openPrompt } from './install';

/** How to install in this browser, step by step; `guide` shows another browser's steps (PWA-003). */
export function InstallSheet({ guide, onClose }: { guide?: InstallGuide | undefined; onClose: () => void }) {
  const t = useText();
  const brand = useBrand();
  const hints = { userAgent: navigator.userAgent, maxTouchPoints: navigator.maxTouchPoints };
  const shown = guide ?? installGuideOf(hints);
  const hasPrompt = window.installOffer !== null;
  if (shown === 'in_app_browser') return <EscapePopup onClose={onClose} list={watchSteps} />;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      size="small"
      title={t('install.sheet.title', { brand: brand.name })}
      closeText={t('install.sheet.close')}
    >
      {!shown && hasPrompt && <Button onClick={() => void openPrompt().then(onClose)}>{t('install.banner.install')}</Button>}
      {!shown && !hasPrompt && (
        <p>{t(installsByMenu(hints) ? 'install.sheet.by-menu' : 'install.sheet.impossible', { brand: brand.name })}</p>
      )}
      {shown && <GuideSteps guide={shown} list={watchSteps} />}
    </Sheet>
  );
}

/** The time to read a step and follow it. */
const STEP_MS = 3_000;

/**
 * Reports how far a visitor gets: the first step when it's in view, each further one when it's in view and there was time for those before
 * it (PWA-005).
 */
function watchSteps(list: HTMLOListElement): () => void {
  const all = [...list.children];
  const seen = new Set<Element>();
  let reached = 0;
  let reading: ReturnType<typeof setTimeout> | undefined;
  const goOn = () => {
    reading = undefined;
    const step = all[reached];
    if (!step || !seen.has(step)) return;
    reached += 1;
    note({ kind: 'guide_step', step: reached });
    reading = setTimeout(goOn, STEP_MS);
  };
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) seen.add(target);
    if (reading === undefined) goOn();
  });
  for (const step of all) watcher.observe(step);
  return () => {
    watcher.disconnect();
    clearTimeout(reading);
  };
}
