import * as v from 'valibot';
import type { DepositFile } from '#server/ports/deposit-file';
import type { Environment } from '../../environment';
import { askGateway } from './gateway';

const answerSchema = v.strictObject({ reserved: v.boolean() });

/** The stand-in leaves no room to whoever has this last name, so that both answers can be tried. */
const FULL_NAME = 'spent';

/** A stand-in for the central file, on a developer's machine and for demonstrations. */
export const standInDepositFile: DepositFile = {
  reserve: async ({ lastName }) => lastName.trim().toLowerCase() !== FULL_NAME,
  release: async () => undefined,
};

const unreachable: DepositFile = {
  reserve: async () => {
    throw new Error("the central file of deposits can't be asked: REGISTERS_URL isn't set");
  },
  release: async () => {
    throw new Error("the central file of deposits can't be told: REGISTERS_URL isn't set");
  },
};

/** The file behind the gateway to the registers, else the stand-in; without a gateway a public server's deposits that need it are refused. */
export function openDepositFile(environment: Environment): DepositFile {
  const { registersUrl: url, registersSecret: secret, isPublic, publicDemo } = environment;
  if (url === null || secret === null) return isPublic && !publicDemo ? unreachable : standInDepositFile;
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
