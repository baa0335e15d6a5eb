import { createFileRoute } from '@tanstack/react-router';
import { loadPromotions } from '../features/competitions/load';
import { PromotionsPage } from '../features/competitions/promos/promotions-page';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/promotions')({
  staticData: { isKept: true },
  loader: ({ context }) => loadPromotions(context.app),
  head: titleOf('competitions.promotions', 'competitions.promotions.lead'),
  component: PromotionsPage,
});
