import { createFileRoute } from '@tanstack/react-router';
import { RecordsPage } from '../features/account/chain/records-page';
import { requireLogin } from '../shell/guards/guards';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/profile/records')({
  beforeLoad: requireLogin,
  head: titleOf('account.records.title'),
  component: RecordsPage,
});
