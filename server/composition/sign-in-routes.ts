import { signInRoutesOf } from '../domains/account/sign-in/sign-in-routes';
import { onRegistration } from '../domains/gifts/offers';

/** Sign-in, sign-up and sign-out, with the other domains' handlers for a registration. */
export const signInRoutes = signInRoutesOf([onRegistration]);
