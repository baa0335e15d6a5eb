import { describe, expect, it } from 'vitest';
import { readEnvironment } from '#server/environment';
import { openAddressChecks } from './address-checks';
import { openDepositRegister } from './deposit-register';

const reading = readEnvironment({});
const own = reading.ok ? reading.environment : null;
const person = { firstName: 'Ada', lastName: 'Lovelace', birthDate: '1990-01-02' } as never;
const deposit = { reference: 'a deposit', eurCents: 1_000 };
const registerOf = (exposure: object) => openDepositRegister({ ...own!, registersUrl: null, registersSecret: null, ...exposure });
const checksOf = (exposure: object) => openAddressChecks({ ...own!, addressChecksUrl: null, addressChecksSecret: null, ...exposure });

describe.each([
  ['a developer’s machine', { isPublic: false, publicDemo: false }],
  ['a public demonstration', { isPublic: true, publicDemo: true }],
])('%s without a gateway', (_what, exposure) => {
  it('reserves deposits except for a certain name, and knows one network of proxies', async () => {
    const register = registerOf(exposure);
    expect(await register.reserve(person, deposit)).toBe(true);
    expect(await register.reserve({ ...(person as object), lastName: ' Spent ' } as never, deposit)).toBe(false);
    const checks = checksOf(exposure);
    expect([await checks.kindOf('203.0.113.9'), await checks.kindOf('198.51.100.9')]).toEqual(['proxy', 'ordinary']);
  });
});

it('a public server without a gateway reserves no deposit, and checks no address', async () => {
  const exposure = { isPublic: true, publicDemo: false };
  await expect(registerOf(exposure).reserve(person, deposit)).rejects.toThrow('REGISTERS_URL');
  await expect(registerOf(exposure).release('a deposit')).rejects.toThrow('REGISTERS_URL');
  await expect(checksOf(exposure).kindOf('198.51.100.9')).rejects.toThrow('ADDRESS_CHECKS_URL');
});
