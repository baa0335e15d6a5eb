import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ProfilePage } from '../features/account/profile/profile-page';
import { requireLogin } from '../shell/guards';
import { LanguageList } from '../shell/language-list';
import { titleOf } from '../shell/title';

const DeviceCards = lazy(() => import('../features/config/device-cards'));

export const Route = createFileRoute('/profile/')({
  beforeLoad: requireLogin,
  head: () => titleOf('shell.profile'),
  component: () => (
    <ProfilePage
      language={<LanguageList />}
      device={
        <Suspense>
          <DeviceCards />
        </Suspense>
      }
    />
  ),
});
