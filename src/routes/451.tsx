import { createFileRoute } from '@tanstack/react-router';
import { RestrictedPage } from '../shell/restricted-page';
import { titleOf } from '../shell/title';

export const Route = createFileRoute('/451')({ head: () => titleOf('locale.restricted.title'), component: RestrictedPage });
