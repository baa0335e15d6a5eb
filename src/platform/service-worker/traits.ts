import { noteTraits } from '#offline/session';
import { currentBrand } from '../brand';
import { device } from '../device';
import { activeLocale, loadWholeCatalogue } from '../i18n';
import { warmWorker } from './warm';

/**
 * Notes language and brand on the device, whoever is here: a release that comes while all is closed brings that
 * language.
 */
export function noteDevice(): Promise<void> {
  return noteTraits(device, { locale: activeLocale(), brand: currentBrand().id });
}

/**
 * Another language was chosen: from now on it is the device's, and this release's worker keeps its texts and its
 * document.
 */
export async function noteLanguage(): Promise<void> {
  await noteDevice();
  await loadWholeCatalogue();
  warmWorker();
}
