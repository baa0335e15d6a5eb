import { useRouter } from '@tanstack/react-router';
import type { Locale } from '#contract/fields/locale';
import { useAppContext } from '../../platform/context/app-context';
import { changeLocale } from '../../platform/i18n/change-locale';
import { useText } from '../../platform/i18n';
import { toast } from '../../ui/toast';

/** Switches the language; one that isn't cached on the device needs the network, and a toast says so (AUTH-016). */
export function useChooseLanguage(): (locale: Locale) => void {
  const t = useText();
  const router = useRouter();
  const { language } = useAppContext();
  return (locale) => {
    changeLocale(router, language, locale).catch(() => toast({ id: 'language', tone: 'warning', title: t('shell.needs-network') }));
  };
}
