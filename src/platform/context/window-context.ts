import type { Licence } from '#rules/account/restrictions';
import { windowClient } from '../api/client';
import { type AppContext, makeAppContext } from './app-context';
import { siteOfWindow } from './brand';
import { FlagOverrides } from '../config/flag-overrides';
import { windowLanguage } from '../i18n';
import { isDataSaving } from '../data-saver/data-saver';
import { session } from '../session';

/** The context of this window, made once when it starts. */
export function makeWindowContext(): AppContext {
  return makeAppContext({
    site: siteOfWindow(),
    language: windowLanguage,
    api: windowClient,
    session,
    flagOverrides: new FlagOverrides(true),
    renderedLicence: document.documentElement.dataset['licence'] as Licence | undefined,
    renderedAt: 0,
    isDataSaving,
  });
}
