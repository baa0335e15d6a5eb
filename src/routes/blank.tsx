import { createFileRoute, redirect } from '@tanstack/react-router';
import { isServer } from '../platform/context/is-server';

/** The server-rendered document of a page for players: the shell with an empty page, until the browser knows who is signed in. */
export const Route = createFileRoute('/blank')({
  beforeLoad: () => {
    if (!isServer) throw redirect({ to: '/' });
  },
  component: () => null,
});
