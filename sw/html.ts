/** Whether a response is HTML, by its content type. */
export function isHtml(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').includes('text/html');
}

/** Fetches a file. Throws on an HTML response, which is a captive portal's or proxy's page. */
export async function fetchFile(request: RequestInfo, init?: RequestInit): Promise<Response> {
  const response = await fetch(request, init);
  if (isHtml(response)) throw new TypeError(`${response.url} responded with a page for a file`);
  return response;
}
