import { signInRoutesOf } from '../domains/account/sign-in/sign-in-routes';
import { onRegistration } from '../domains/gifts/offers';

/** Sign-in, sign-up and sign-out, with what other domains do at a registration. */
export const signInRoutes = signInRoutesOf([onRegistration]);
