import { createFileRoute } from '@tanstack/react-router';
import { redirectToSignIn } from '../shell/guards/guards';
import { sportPath, sportSearchSchema } from '../shell/guards/sport-path';

/** The sportsbook accepts the casino's session: a player who signs in here is signed in there as well (ROUTE-030). */
export const Route = createFileRoute('/sport/login')({
  validateSearch: sportSearchSchema,
  beforeLoad: ({ context, search }) => redirectToSignIn({ context }, '/login', sportPath(search.page)),
});
