import * as v from 'valibot';
import type { DepositRegister } from '#server/ports/deposit-register';
import type { Environment } from '../../environment';
import { askGateway } from './gateway';

const answerSchema = v.strictObject({ reserved: v.boolean() });

/** The stand-in refuses players with this last name, so that both results can be tried. */
const FULL_NAME = 'spent';

/** A stand-in for the central register, for developers and demonstrations. */
export const standInDepositRegister: DepositRegister = {
  reserve: async ({ lastName }) => lastName.trim().toLowerCase() !== FULL_NAME,
  release: async () => undefined,
};

const unreachable: DepositRegister = {
  reserve: async () => {
    throw new Error("the central deposit register can't be queried: REGISTERS_URL isn't set");
  },
  release: async () => {
    throw new Error("the central deposit register can't be informed: REGISTERS_URL isn't set");
  },
};

/** The central register behind the gateway, else the stand-in; a public server without a gateway refuses deposits that need it. */
export function openDepositRegister(environment: Environment): DepositRegister {
  const { registersUrl: url, registersSecret: secret, isPublic, publicDemo } = environment;
  if (url === null || secret === null) return isPublic && !publicDemo ? unreachable : standInDepositRegister;
  return {
    async reserve(person, { reference, eurCents }) {
      const answer = await askGateway({ url, secret }, { register: 'LUGAS', person, deposit: { reference, eur_cents: eurCents } });
      return v.parse(answerSchema, answer).reserved;
    },
    async release(reference) {
      await askGateway({ url, secret }, { register: 'LUGAS', release: { reference } });
    },
  };
}
