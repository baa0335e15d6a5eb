import { signInRoutesOf } from '../domains/account/sign-in/sign-in-routes';
import { onRegistration } from '../domains/gifts/offers';

/** The ways in and out, with what other domains do for a player who registers. */
export const signInRoutes = signInRoutesOf([onRegistration]);
