import { installGuideOf, installsByMenu, type InstallGuide } from '#rules/install/platform';
import { useBrand } from '../../platform/context/brand';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { GuideSteps } from './guide-steps';
import { note, openPrompt } from './install';

/** How to install in this browser, step by step; `guide` shows another browser's steps (PWA-003). */
export function InstallSheet({ guide, onClose }: { guide?: InstallGuide | undefined; onClose: () => void }) {
  const t = useText();
  const brand = useBrand();
  const hints = { userAgent: navigator.userAgent, maxTouchPoints: navigator.maxTouchPoints };
  const shown = guide ?? installGuideOf(hints);
  const hasPrompt = window.installOffer !== null;
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

/** Reports each step once it has scrolled into view, so that we know how far people read (PWA-005). */
function watchSteps(list: HTMLOListElement): () => void {
  const all = [...list.children];
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      watcher.unobserve(target);
      note({ kind: 'guide_step', step: all.indexOf(target) + 1 });
    }
  });
  for (const step of all) watcher.observe(step);
  return () => watcher.disconnect();
}
