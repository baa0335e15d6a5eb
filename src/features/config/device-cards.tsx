import { ChangesCard } from './changes-card';
import { LightModeCard } from './light-mode-card';
import { StorageCard } from './storage-card';

/** What concerns this device and not the account: what waits on it to be sent, how light its pages are, and what it keeps. */
export default function DeviceCards() {
  return (
    <>
      <ChangesCard />
      <LightModeCard />
      <StorageCard />
    </>
  );
}
