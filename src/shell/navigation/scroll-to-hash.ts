const EVERY_MS = 200;
const AT_MOST_MS = 5_000;

/**
 * Scrolls smoothly to the element of a hash, as soon as it exists: a try every 200 ms, for 5 s at most
 * (ROUTE-054). Returns a function that stops trying.
 */
export function scrollToHash(hash: string, find: (id: string) => Element | null = (id) => document.getElementById(id)): () => void {
  let tries = 0;
  const attempt = () => {
    const element = find(hash);
    tries += 1;
    if (element || tries * EVERY_MS > AT_MOST_MS) clearInterval(timer);
    element?.scrollIntoView({ behavior: 'smooth' });
  };
  const timer = setInterval(attempt, EVERY_MS);
  attempt();
  return () => clearInterval(timer);
}
