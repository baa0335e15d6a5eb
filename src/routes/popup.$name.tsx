import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { isModalName } from '../shell/modal-host/modal';

/** A dialog by its name (ROUTE-037): its own address decides who may open it. */
export const Route = createFileRoute('/popup/$name')({
  beforeLoad: ({ params: { name }, search }) => {
    if (!isModalName(name)) throw notFound();
    throw redirect({ to: `/${name}`, search: search as never });
  },
});
