import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../features/account/profile/profile-page';
import { arriving } from '../platform/arriving';
import { requireLogin } from '../shell/guards';
import { LanguageList } from '../shell/language-list';
import { titleOf } from '../shell/title';

const DeviceCards = arriving(async () => (await import('../features/config/device-cards')).default);

export const Route = createFileRoute('/profile/')({
  beforeLoad: requireLogin,
  head: titleOf('shell.profile'),
  component: () => <ProfilePage language={<LanguageList />} device={<DeviceCards />} />,
});
