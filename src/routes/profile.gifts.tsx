import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { GiftsPage } from '../features/gifts/list/gifts-page';
import { bonusesQuery, freeSpinsQuery } from '../features/gifts/gift-calls';
import { takeGiftCode } from '../features/gifts/codes/stored-codes';
import { waitBriefly } from '../platform/reads/wait-briefly';
import { requireLogin } from '../shell/guards/guards';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/profile/gifts')({
  beforeLoad: requireLogin,
  loader: ({ context: { queryClient } }) =>
    waitBriefly(Promise.all([queryClient.prefetchQuery(bonusesQuery()), queryClient.prefetchQuery(freeSpinsQuery())])),
  head: titleOf('gifts.title', 'gifts.lead'),
  component: Page,
});

function Page() {
  // Reading it removes it from the store, so that it's redeemed once.
  const [storedCode] = useState(takeGiftCode);
  return <GiftsPage storedCode={storedCode} />;
}
