import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../features/account/profile/profile-page';
import { lazyPart } from '../platform/loading/lazy-part';
import { requireLogin } from '../shell/guards/guards';
import { LanguageList } from '../shell/language/language-list';
import { titleOf } from '../shell/titles/title';

const DeviceCards = lazyPart(async () => (await import('../features/device/device-cards')).default);

export const Route = createFileRoute('/profile/')({
  beforeLoad: requireLogin,
  head: titleOf('shell.profile'),
  component: () => <ProfilePage language={<LanguageList />} device={<DeviceCards />} />,
});
