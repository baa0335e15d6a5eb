import { createFileRoute } from '@tanstack/react-router';
import { redirectToSignIn } from '../shell/guards/guards';
import { sportPath, sportSearchSchema } from '../shell/guards/sport-path';

/** The sportsbook knows the casino's players: who comes in here is let in there (ROUTE-030). */
export const Route = createFileRoute('/sport/login')({
  validateSearch: sportSearchSchema,
  beforeLoad: ({ context, search }) => redirectToSignIn({ context }, '/login', sportPath(search.page)),
});
