import { createFileRoute } from '@tanstack/react-router';
import { DataPage } from '../features/account/data/data-page';
import { requireLogin } from '../shell/guards/guards';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/profile/data')({
  beforeLoad: requireLogin,
  head: titleOf('account.data.title'),
  component: DataPage,
});
