/** What the strategies need of a fetch event. */
export type Asked = Pick<FetchEvent, 'request' | 'waitUntil'> & { readonly preloadResponse?: Promise<unknown> };

/** The result where it comes in time; null where it is late or fails. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
