/** Messages of games for dialogs and pages other than the lobby. */
const otherGames =
  /^games\.(page|rules|check|live|mystic|new-provider|filter|mechanic|panel|sheet(?!\.open)|fair|search(?!\.title)|withdrawn|pause|panic|first|jackpot-won|list|provider|category\.(about|description|empty)|jackpots\.(biggest|latest|no-winners)|favorites\.(browse|empty))/;

/** The messages of the lobby and the shell, which belong to the first load; all others are loaded later. */
const firstLoad =
  /^(shell|ui|install\.banner|config\.banners|games)\.|^notifications\.bell|^limits\.safer\.|^(limits\.title|cashbox\.balance(-with-bonus|-pill-bonus)?|refusals\.unavailable)$/;

/** Messages that only the server uses: refusals, which it sends in the player's language, mails, the manifest and search engines' descriptions. */
const serverOnly = /^(mail|install\.manifest|content\.seo|refusals(?!\.(unavailable|login_restricted|registration_restricted)$))\./;

/** Whether a message belongs to the first load, by its key. */
export const isFirstLoadMessage = (key: string): boolean => firstLoad.test(key) && !otherGames.test(key);

/** Whether a message stays on the server, by its key. */
export const isServerMessage = (key: string): boolean => serverOnly.test(key);
