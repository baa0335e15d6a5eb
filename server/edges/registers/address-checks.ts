import * as v from 'valibot';
import type { AddressChecks } from '#server/ports/address-checks';
import type { Environment } from '../../environment';
import { askGateway } from './gateway';

const responseSchema = v.strictObject({ kind: v.picklist(['ordinary', 'proxy', 'hosting']) });

/** A stand-in for developers and demonstrations: every address is ordinary, except one that's reserved for documentation. */
export const standInAddressChecks: AddressChecks = {
  kindOf: async (address) => (address.startsWith('203.0.113.') ? 'proxy' : 'ordinary'),
};

const unreachable: AddressChecks = {
  kindOf: async () => {
    throw new Error("addresses can't be checked: ADDRESS_CHECKS_URL isn't set");
  },
};

/** The gateway in the environment, else the stand-in; on a public server without a gateway, checks fail. */
export function openAddressChecks({
  addressChecksUrl: url,
  addressChecksSecret: secret,
  isPublic,
  publicDemo,
}: Pick<Environment, 'addressChecksUrl' | 'addressChecksSecret' | 'isPublic' | 'publicDemo'>): AddressChecks {
  if (url !== null && secret !== null)
    return { kindOf: async (address) => v.parse(responseSchema, await askGateway({ url, secret }, { address })).kind };
  return isPublic && !publicDemo ? unreachable : standInAddressChecks;
}
