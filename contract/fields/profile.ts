import * as v from 'valibot';
import { countrySchema } from './country';
import { isoDateSchema } from './dates';
import { lineSchema, nameSchema, nicknameSchema, personalIdSchema } from './names';
import { phoneSchema } from './phone';
import { postalCodeSchema } from './postal-code';
import { genderSchema } from './user';

/** What a player may change in the profile, each part with its schema. */
export const profileSchema = v.partial(
  v.strictObject({
    nickname: nicknameSchema,
    first_name: nameSchema,
    last_name: nameSchema,
    gender: genderSchema,
    date_of_birth: isoDateSchema,
    mobile_phone: phoneSchema,
    country: countrySchema,
    city: lineSchema,
    address: lineSchema,
    postal_code: postalCodeSchema,
    state: v.pipe(v.string(), v.maxLength(60)),
    profession: v.pipe(v.string(), v.maxLength(60)),
    personal_id: personalIdSchema,
  }),
);

export type ProfileChange = v.InferOutput<typeof profileSchema>;
