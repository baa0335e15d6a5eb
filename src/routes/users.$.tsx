import { createFileRoute, redirect } from '@tanstack/react-router';

/** Addresses that earlier mails linked to, and their dialogs (ROUTE-029). */
const dialogs: Record<string, string> = { 'password/edit': '/new-password', confirmation: '/confirmation' };

/** Redirects every address below `/users`, another name of the profile (ROUTE-014). */
export const Route = createFileRoute('/users/$')({
  beforeLoad: ({ params: { _splat: rest = '' }, search }) => {
    throw redirect({ to: dialogs[rest] ?? `/profile/${rest}`, search: search as never });
  },
});
