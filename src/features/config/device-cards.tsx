import { LightModeCard } from './light-mode-card';
import { StorageCard } from './storage-card';

/** What concerns this device and not the account: how light its pages are, and what it keeps. */
export default function DeviceCards() {
  return (
    <>
      <LightModeCard />
      <StorageCard />
    </>
  );
}
