import { createFileRoute, redirect } from '@tanstack/react-router';
import { isDrawing } from '../platform/is-drawing';

/** The document of a private page before the browser knows who is here: the shell, and room for the page. */
export const Route = createFileRoute('/blank')({
  beforeLoad: () => {
    if (!isDrawing) throw redirect({ to: '/' });
  },
  component: () => null,
});
