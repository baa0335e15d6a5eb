import { createFileRoute } from '@tanstack/react-router';
import { CodesPage } from '../features/gifts/codes/codes-page';
import { requireLogin } from '../shell/guards/guards';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/profile/promo-code')({
  beforeLoad: requireLogin,
  head: titleOf('gifts.codes.title', 'gifts.codes.lead'),
  component: CodesPage,
});
