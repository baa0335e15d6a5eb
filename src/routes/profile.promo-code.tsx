import { createFileRoute } from '@tanstack/react-router';
import { CodesPage } from '../features/gifts/codes-page';
import { requireLogin } from '../shell/guards';
import { titleOf } from '../shell/title';

export const Route = createFileRoute('/profile/promo-code')({
  beforeLoad: requireLogin,
  head: titleOf('gifts.codes.title', 'gifts.codes.lead'),
  component: CodesPage,
});
