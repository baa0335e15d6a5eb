import { storage } from '#contract/storage';
import { noteTraits } from '#offline/session';
import { siteOfWindow } from '../context/brand';
import { device } from '../device';
import { activeLocale, loadWholeCatalogue } from '../i18n';
import { connection, dataSaverChoice } from '../data-saver/data-saver-choice';
import { warmWorker } from './warm';

/** The language that the user has chosen in this browser; the cookie is for the server; not every browser's worker can read it. */
const chosenLocale = () => new RegExp(`(?:^|; )${storage.cookies.locale}=([\\w-]+)`).exec(document.cookie)?.[1] ?? null;

/**
 * Records language, brand and data-saver mode on the device, independent of the player: a release that's installed while all windows are
 * closed precaches that language, and in data-saver mode only the shell.
 */
export function noteDevice(): Promise<void> {
  const isDataSaving = connection().saveData === true || dataSaverChoice() === 'on';
  return noteTraits(device, { locale: activeLocale(), chosenLocale: chosenLocale(), brand: siteOfWindow().brand.id, isDataSaving });
}

/** Another language was chosen: it's the device's from now on, and this release's worker caches its texts and its document. */
export async function noteLanguage(): Promise<void> {
  await noteDevice();
  await loadWholeCatalogue();
  warmWorker();
}
