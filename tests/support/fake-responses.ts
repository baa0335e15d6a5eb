/** A network that responds by path and query; `requested` has every address. */
export function fakeResponses(responseFor: (address: string) => Response, requested: string[] = []): typeof fetch {
  return async (input) => {
    const address = typeof input === 'string' ? input : input instanceof URL ? input.pathname + input.search : input.url;
    requested.push(address);
    return responseFor(address);
  };
}
