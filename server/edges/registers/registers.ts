import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { ExclusionRegisters } from '#server/ports/exclusion-registers';
import type { Environment } from '../../environment';

const TIMEOUT_MS = 4_000;
const answerSchema = v.strictObject({ excluded: v.boolean() });

/** The stand-in names whoever has this last name, so that both answers can be tried. */
const EXCLUDED_NAME = 'excluded';

/** A stand-in for every register, on a developer's machine and for demonstrations. */
export const standInRegisters: ExclusionRegisters = {
  isExcluded: async (_register, { lastName }) => lastName.trim().toLowerCase() === EXCLUDED_NAME,
};

/** A gateway of the operator's that asks the registers: each question is a signed POST, and the answer is `{"excluded": true}` or false. */
function gateway(url: string, secret: string): ExclusionRegisters {
  return {
    async isExcluded(register, person) {
      const body = JSON.stringify({ register, person });
      const headers = { 'content-type': 'application/json', 'x-signature': createHmac('sha256', secret).update(body).digest('hex') };
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) throw new Error(`the register gateway responded with ${response.status}`);
      return v.parse(answerSchema, await response.json()).excluded;
    },
  };
}

const unreachable: ExclusionRegisters = {
  isExcluded: async (register) => {
    throw new Error(`${register} can't be asked: REGISTERS_URL isn't set`);
  },
};

/** The gateway that the environment names, else the stand-in; a public server without a gateway can't ask, and lets nobody play. */
export function openRegisters({
  registersUrl,
  registersSecret,
  isPublic,
  publicDemo,
}: Pick<Environment, 'registersUrl' | 'registersSecret' | 'isPublic' | 'publicDemo'>): ExclusionRegisters {
  if (registersUrl !== null && registersSecret !== null) return gateway(registersUrl, registersSecret);
  return isPublic && !publicDemo ? unreachable : standInRegisters;
}
