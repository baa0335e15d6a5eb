import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { giftIdSchema } from '#contract/fields/gift';
import { GiftPage } from '../features/gifts/list/gift-page';
import { requireLogin } from '../shell/guards/guards';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/bonus/$id')({
  beforeLoad: ({ params, location, context }) => {
    if (!v.is(giftIdSchema, params.id)) throw notFound();
    requireLogin({ context, location });
  },
  head: titleOf('gifts.title', 'gifts.lead'),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  return <GiftPage id={id} />;
}
