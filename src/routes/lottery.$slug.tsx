import { createFileRoute } from '@tanstack/react-router';
import { loadLottery } from '../features/competitions/load';
import { LotteryPage } from '../features/competitions/lotteries/lottery-page';
import { titled } from '../shell/titles/title';

export const Route = createFileRoute('/lottery/$slug')({
  staticData: { isKept: true },
  loader: ({ context, params }) => loadLottery(context.app, params.slug),
  head: ({ match, loaderData }) => titled(match.context.app, loaderData?.lottery.title),
  component: Page,
});

function Page() {
  const { slug } = Route.useParams();
  return <LotteryPage slug={slug} />;
}
