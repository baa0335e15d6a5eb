import * as v from 'valibot';
import type { ExclusionRegisters } from '#server/ports/exclusion-registers';
import type { Environment } from '../../environment';
import { askGateway } from './gateway';

const responseSchema = v.strictObject({ excluded: v.boolean() });

/** The stand-in lists players with this last name, so that both results can be tried. */
const EXCLUDED_NAME = 'excluded';

/** A stand-in for every register, for developers and demonstrations. */
export const standInRegisters: ExclusionRegisters = {
  isExcluded: async (_register, { lastName }) => lastName.trim().toLowerCase() === EXCLUDED_NAME,
};

/** A gateway of the operator's that queries the registers: each query is a signed POST, and the response is `{"excluded": true}` or false. */
function gateway(url: string, secret: string): ExclusionRegisters {
  return {
    async isExcluded(register, person) {
      return v.parse(responseSchema, await askGateway({ url, secret }, { register, person })).excluded;
    },
  };
}

const unreachable: ExclusionRegisters = {
  isExcluded: async (register) => {
    throw new Error(`${register} can't be queried: REGISTERS_URL isn't set`);
  },
};

/** The gateway in the environment, else the stand-in; on a public server without a gateway queries fail, so that nobody can play. */
export function openRegisters({
  registersUrl,
  registersSecret,
  isPublic,
  publicDemo,
}: Pick<Environment, 'registersUrl' | 'registersSecret' | 'isPublic' | 'publicDemo'>): ExclusionRegisters {
  if (registersUrl !== null && registersSecret !== null) return gateway(registersUrl, registersSecret);
  return isPublic && !publicDemo ? unreachable : standInRegisters;
}
