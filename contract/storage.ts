/** Names and versions of everything that is stored on the device, so that a wipe can find all of it. */
export const storage = {
  /** IndexedDB. */
  database: 'perigee',
  databaseVersion: 1,
  stores: { lastKnown: 'last-known', outbox: 'outbox', inbox: 'inbox', pending: 'pending', session: 'session' },
  /** Caches of documents, assets and pictures: those of releases have their id as a suffix. Data are in the database. */
  caches: { release: 'release-', pictures: 'pictures-1' },
  /** Web Locks. */
  locks: { outbox: 'perigee-outbox', stream: 'perigee-stream' },
  /** BroadcastChannel between tabs and workers. */
  channel: 'perigee',
  /**
   * Session storage. `reload` is the instant at which the window last reloaded itself, in epoch ms; `escape` whether the popup
   * about leaving a web view was shown, and since when its player is signed in; `utm` the visitor's source; `login` that
   * somebody signed in in this window; `geoWarned` whether its guest was warned about the country; `timer` the session and its
   * duration, under a licence that requires it; `guestBanner` when the banner above the sign-in was closed, in epoch
   * ms; `offline` whether the last start had no network;
   * `launched` whether the launch of the installed app was reported; `signUp` the draft of a sign-up, without its password.
   */
  session: {
    login: 'perigee.login',
    reload: 'perigee.reload',
    escape: 'perigee.escape',
    utm: 'perigee.utm',
    geoWarned: 'perigee.geo-warned',
    timer: 'perigee.session-timer',
    guestBanner: 'perigee.guest-banner',
    offline: 'perigee.offline',
    launched: 'perigee.launched',
    signUp: 'perigee.sign-up',
    giftPromocode: 'giftPromocode',
    depositPromocode: 'depositPromocode',
    depositPromocodeShowed: 'depositPromocodeShowed',
  },
  /** Local storage: small settings that must be known before the database opens. */
  local: {
    deviceId: 'perigee.device',
    install: 'perigee.install',
    pushAsked: 'perigee.push-asked',
    pushWanted: 'perigee.push-wanted',
    prefetched: 'perigee.prefetched',
    /** Digests of the cancelled deposits that a notice was about: it isn't repeated after a sign-out either (CASH-010). */
    cancelledDeposits: 'perigee.cancelled-deposits',
    light: 'perigee.light',
    chat: 'perigee.chat',
    chatDraft: 'perigee.chat-draft',
    survey: 'perigee.survey',
    flags: 'perigee.flags',
    /** The new providers already announced on this device. */
    providersAnnounced: 'perigee.providers-told',
    /** The last shown level of the club, and whether the club has welcomed somebody on this device. */
    vipLevel: 'perigee.vip-level',
    vipWelcome: 'perigee.vip-welcome',
    /** Whether games on this device play sound, 1 or 0. */
    gameSound: 'perigee.game-sound',
    /** Whether presenters of live tables speak on this device, 1 or 0. */
    presenterVoice: 'perigee.presenter-voice',
    /** The tombstone: the session that was signed out offline and has yet to be ended, in case the database is lost meanwhile. */
    signOutOwed: 'perigee.sign-out-owed',
    /** The break that was begun on this device, for the days in which its guest is offered nothing (LIMIT-006). */
    playBreak: 'perigee.play-break',
    /** Jackpot wins that the player hasn't been shown yet. */
    jackpotWins: 'perigee.jackpot-wins',
    /** Notifications that the player removed, until the removal is stored for the server. */
    removals: 'perigee.removals',
  },
  /** Cookies (ROUTE-070). `light` is the device's conclusion about data-saver mode, 1 or 0. */
  cookies: { stag: 'stag', affb: 'affb', locale: 'locale', light: 'light', cookies: 'cookies_accepted', approved: 'EMP_user_approved' },
} as const;

/**
 * What in the local storage belongs to the current player or guest: stored with its owner, shown to nobody else and deleted along
 * with the player's stores of the database (OFF-005). Only `src/platform/storage/player-storage.ts` reads and writes it.
 */
export const ownSwitches = [
  storage.local.pushWanted,
  storage.local.prefetched,
  storage.local.chat,
  storage.local.chatDraft,
  storage.local.vipLevel,
  storage.local.jackpotWins,
  storage.local.removals,
] as const;
export type OwnSwitch = (typeof ownSwitches)[number];
