import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from './environment';
import type { Database } from './database/connection';
import type { Mailer } from './ports/mailer';
import type { AddressChecks } from './ports/address-checks';
import type { PasswordHasher } from './ports/password-hasher';
import type { DepositRegister } from './ports/deposit-register';
import type { ExclusionRegisters } from './ports/exclusion-registers';
import type { IdentityProvider } from './ports/identity-provider';
import type { SmsSender } from './ports/sms';
import type { PushGateway } from './ports/push-gateway';
import type { PaymentProvider } from './ports/payment-provider';
import type { Clock } from './ports/clock';
import type { Dice } from '#rules/dice';
import type { Streams } from './realtime/streams';

/** The dependencies of every domain. Created once in main.ts, and by tests with fakes at the edges. */
export interface Platform {
  environment: Environment;
  database: Database;
  clock: Clock;
  dice: Dice;
  streams: Streams;
  push: PushGateway;
  payments: PaymentProvider;
  mailer: Mailer;
  passwords: PasswordHasher;
  sms: SmsSender;
  registers: ExclusionRegisters;
  depositRegister: DepositRegister;
  addressChecks: AddressChecks;
  identity: IdentityProvider;
  log: FastifyBaseLogger;
}
