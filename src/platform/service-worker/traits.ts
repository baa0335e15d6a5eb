import { noteTraits } from '#offline/session';
import { siteOfWindow } from '../context/brand';
import { device } from '../device';
import { activeLocale, loadWholeCatalogue } from '../i18n';
import { connection, dataSaverChoice } from '../data-saver/data-saver-choice';
import { warmWorker } from './warm';

/**
 * Notes language, brand and whether to spare data on the device, whoever is here: a release that comes while all is closed
 * brings that language, and the shell alone where data are to be spared.
 */
export function noteDevice(): Promise<void> {
  const isSparing = connection().saveData === true || dataSaverChoice() === 'on';
  return noteTraits(device, { locale: activeLocale(), brand: siteOfWindow().brand.id, isSparing });
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
