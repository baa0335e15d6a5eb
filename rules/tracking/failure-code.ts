/** Maximum length of a code in the log. */
const AT_MOST = 80;

/**
 * The code under which a failed request is logged (TRACK-002), derived from its path:
 * `/api/player/payments/{id}/recall` is PLAYER_PAYMENTS_ID_RECALL_ERROR.
 */
export function failureCodeOf(path: string): string {
  const words = path.replace(/^\/(?:api\/)?/, '').match(/[A-Za-z0-9]+/g) ?? ['ROOT'];
  return `${words
    .join('_')
    .toUpperCase()
    .slice(0, AT_MOST - '_ERROR'.length)}_ERROR`;
}
