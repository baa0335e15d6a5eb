/** A network that answers by the address asked for, path and query; `asked` notes every one. */
export function answering(answer: (address: string) => Response, asked: string[] = []): typeof fetch {
  return async (input) => {
    const address = typeof input === 'string' ? input : input instanceof URL ? input.pathname + input.search : input.url;
    asked.push(address);
    return answer(address);
  };
}
