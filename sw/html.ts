/** Whether a response is HTML, by its content type. */
export function isHtml(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').includes('text/html');
}

/** Fetches a file: an HTML response is a portal's or proxy's page and throws. */
export async function fetchFile(request: RequestInfo, init?: RequestInit): Promise<Response> {
  const response = await fetch(request, init);
  if (isHtml(response)) throw new TypeError(`${response.url} responded with a page for a file`);
  return response;
}
