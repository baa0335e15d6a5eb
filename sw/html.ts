/** Whether an answer is a document, by its type. */
export function isHtml(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').includes('text/html');
}

/** Asks for a file, never for a page: an answer in HTML is somebody else's error page and fails. */
export async function fetchFile(request: RequestInfo, init?: RequestInit): Promise<Response> {
  const response = await fetch(request, init);
  if (isHtml(response)) throw new TypeError(`${response.url} answered a page for a file`);
  return response;
}
