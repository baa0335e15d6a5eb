import { ChangesCard } from './changes-card';
import { DataSaverCard } from './data-saver-card';
import { StorageCard } from './storage-card';

/** The settings of this device, not of the account: the outbox, data-saver mode, and storage. */
export default function DeviceCards() {
  return (
    <>
      <ChangesCard />
      <DataSaverCard />
      <StorageCard />
    </>
  );
}
