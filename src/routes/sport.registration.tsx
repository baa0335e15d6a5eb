import { createFileRoute } from '@tanstack/react-router';
import { redirectToSignIn } from '../shell/guards/guards';
import { sportPath, sportSearchSchema } from '../shell/guards/sport-path';

/** The sportsbook accepts the casino's session: a player who signs up here is signed in there as well (ROUTE-030). */
export const Route = createFileRoute('/sport/registration')({
  validateSearch: sportSearchSchema,
  beforeLoad: ({ context, search }) => redirectToSignIn({ context }, '/registration', sportPath(search.page)),
});
