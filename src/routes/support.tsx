import { createFileRoute } from '@tanstack/react-router';
import { SupportPage } from '../features/support/support-page';
import ManagerPanel from '../features/vip/manager/manager-panel';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/support')({
  head: titleOf('support.title', 'support.description'),
  component: Page,
});

function Page() {
  return <SupportPage manager={<ManagerPanel />} />;
}
