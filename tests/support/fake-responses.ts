/** A network that responds by path and query; `asked` has every request. */
export function fakeResponses(answer: (address: string) => Response, asked: string[] = []): typeof fetch {
  return async (input) => {
    const address = typeof input === 'string' ? input : input instanceof URL ? input.pathname + input.search : input.url;
    asked.push(address);
    return answer(address);
  };
}
