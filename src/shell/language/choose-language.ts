import { type AnyRouter, useRouter } from '@tanstack/react-router';
import type { Locale } from '#contract/fields/locale';
import { useAppContext } from '../../platform/context/app-context';
import { changeLocale } from '../../platform/i18n/change-locale';
import { type Language, useText } from '../../platform/i18n';
import { isServerThere } from '../../platform/presence/use-return';
import { toast } from '../../ui/toast';

/** Switches the language of the page and of the document's head, whose code loads with the first switch. */
async function change(router: AnyRouter, language: Language, locale: Locale): Promise<void> {
  // Offline it may be missing; the page's own texts may be cached nevertheless.
  const head = await import('./document-head').catch(() => null);
  await changeLocale(router, language, locale, head?.dropKeptTitle);
  head?.speakInHead(router, language.locale);
}

/**
 * Switches the language without the reload that otherwise follows a missing chunk: without a network, the window would be reloaded instead of
 * saying so.
 */
async function changeInPlace(router: AnyRouter, language: Language, locale: Locale): Promise<void> {
  const hold = (event: Event) => event.stopImmediatePropagation();
  addEventListener('vite:preloadError', hold, true);
  try {
    await change(router, language, locale);
  } finally {
    removeEventListener('vite:preloadError', hold, true);
  }
}

/** Switches the language; one that isn't cached on the device needs the network, and a toast says so (AUTH-016). */
export function useChooseLanguage(): (locale: Locale) => void {
  const t = useText();
  const router = useRouter();
  const { language } = useAppContext();
  return (locale) => {
    changeInPlace(router, language, locale).catch(async () => {
      toast({ id: 'language', tone: 'warning', title: t('shell.needs-network') });
      // The server has another release by now, without the chunk.
      if (await isServerThere()) dispatchEvent(new Event('vite:preloadError'));
    });
  };
}
