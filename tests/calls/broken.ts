/** One mutation of an input: its name, and the invalid value. */
type Broken<T> = [name: string, value: T];

/** Values of other types that a sloppy parser accepts. */
function wrongFor(value: unknown): unknown[] {
  if (typeof value === 'string') return [12_345, true, [value], { value }, 'x'.repeat(5_000)];
  // Measured values may be fractions; counts and money may not.
  if (typeof value === 'number') return [String(value), '1e3', true, [value], 1e20, -1e20, {}, ...(Number.isInteger(value) ? [0.5] : [])];
  if (typeof value === 'boolean') return [String(value), Number(value), [value]];
  if (Array.isArray(value)) return [{}, 'list', 1, { 0: value[0], length: 1 }];
  return value === null ? ['null', [value], true] : ['object', [value], 1];
}

/** The body with each of its leaves and branches replaced by values of a wrong type, and with undeclared keys. */
export function brokenBodies(body: unknown, path = 'body'): Broken<unknown>[] {
  const wrong = wrongFor(body).map((value): Broken<unknown> => [`${path} as ${JSON.stringify(value).slice(0, 30)}`, value]);
  if (Array.isArray(body)) {
    const [first] = body as unknown[];
    if (first === undefined) return wrong;
    return [...wrong, ...brokenBodies(first, `${path}[0]`).map(([name, value]): Broken<unknown> => [name, [value]])];
  }
  if (typeof body !== 'object' || body === null) return wrong;
  const inner = Object.entries(body).flatMap(([key, value]) =>
    brokenBodies(value, `${path}.${key}`).map(([name, broken]): Broken<unknown> => [name, { ...body, [key]: broken }]),
  );
  return [...wrong, [`${path} with an unknown key`, { ...body, is_admin: true }], ...inner];
}

const badParameters = ['0', '-1', '1e3', '../../../etc/passwd', 'x'.repeat(150), "1' or '1'='1", '%00', 'NaN', '🚀'];

/** The parameters of a path, each replaced by one that doesn't exist. */
export function brokenParams(params: Record<string, string>): Broken<Record<string, string>>[] {
  return Object.keys(params).flatMap((name) =>
    badParameters.map((bad): Broken<Record<string, string>> => [`parameter ${name} as ${bad.slice(0, 20)}`, { ...params, [name]: bad }]),
  );
}
