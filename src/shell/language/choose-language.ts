import { type AnyRouter, useRouter } from '@tanstack/react-router';
import type { Locale } from '#contract/fields/locale';
import { rootPathOf } from '#rules/locale/address';
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

/** Whether the device has the document of a language, with which its texts are cached. */
const isHeld = async (locale: Locale) => (await globalThis.caches?.match(rootPathOf(locale)).catch(() => undefined)) !== undefined;

/**
 * Switches the language. Without a server, one that isn't cached isn't even tried, whatever the browser reports: a missing chunk would
 * reload the window.
 */
async function changeIfThere(router: AnyRouter, language: Language, locale: Locale): Promise<void> {
  if (!(await isHeld(locale)) && !(await isServerThere())) throw new TypeError('no server');
  await change(router, language, locale);
}

/** Switches the language; one that isn't cached on the device needs the network, and a toast says so (AUTH-016). */
export function useChooseLanguage(): (locale: Locale) => void {
  const t = useText();
  const router = useRouter();
  const { language } = useAppContext();
  return (locale) => {
    changeIfThere(router, language, locale).catch(() => toast({ id: 'language', tone: 'warning', title: t('shell.needs-network') }));
  };
}
