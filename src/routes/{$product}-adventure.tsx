import { createFileRoute } from '@tanstack/react-router';
import { AdventurePage } from '../features/vip/adventure/adventure-page';
import { loadAdventure } from '../features/vip/adventure/load-adventure';
import { onlyWhile } from '../shell/guards/guards';
import { ownProduct } from '../shell/guards/own-product';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/{$product}-adventure')({
  params: ownProduct,
  beforeLoad: onlyWhile('adventure'),
  loader: ({ context }) => loadAdventure(context.app),
  head: titleOf('vip.adventure.title', 'vip.adventure.lead'),
  component: Page,
});

function Page() {
  const { product } = Route.useParams();
  return <AdventurePage path={`/${product}-adventure`} />;
}
