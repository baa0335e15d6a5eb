import { registrationVariant, type RegistrationVariant } from '#rules/account/sign-up/registration-variant';
import { useStag } from '../../../platform/storage/partner';
import { useSession } from '../../../platform/session';

/** The registration variant: by the partner's cookie, else by the player's id (AUTH-014). */
export function useVariant(): RegistrationVariant {
  return registrationVariant({ stag: useStag(), playerId: useSession().player?.id ?? null });
}
