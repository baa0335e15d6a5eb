import { createFileRoute, redirect } from '@tanstack/react-router';
import { ownProduct } from '../shell/guards/own-product';

export const Route = createFileRoute('/{$product}-vipclub')({
  params: ownProduct,
  beforeLoad: () => {
    throw redirect({ to: '/vip' });
  },
});
