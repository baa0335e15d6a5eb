import { createFileRoute, redirect } from '@tanstack/react-router';
import { isServer } from '../platform/context/is-server';

/** The document of a private page before the browser knows who is here: the shell, and room for the page. */
export const Route = createFileRoute('/blank')({
  beforeLoad: () => {
    if (!isServer) throw redirect({ to: '/' });
  },
  component: () => null,
});
