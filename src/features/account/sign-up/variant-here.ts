import { registrationVariant, type RegistrationVariant } from '#rules/account/registration-variant';
import { useStag } from '../../../platform/partner';
import { useSession } from '../../../platform/session';

/** The registration of who is here: by the partner's cookie, else by the id of a player (AUTH-014). */
export function useVariant(): RegistrationVariant {
  return registrationVariant({ stag: useStag(), playerId: useSession().player?.id ?? null });
}
