/** Names and versions of everything that is kept on the device, so that a wipe can find all of it. */
export const storage = {
  /** IndexedDB. */
  database: 'perigee',
  databaseVersion: 1,
  stores: { lastKnown: 'last-known', outbox: 'outbox', inbox: 'inbox', pending: 'pending', session: 'session' },
  /** Caches of documents, assets and pictures: the releases' carry their id as a suffix. Data are in the database. */
  caches: { release: 'release-', pictures: 'pictures-1' },
  /** Web Locks. */
  locks: { outbox: 'perigee-outbox', stream: 'perigee-stream' },
  /** BroadcastChannel between tabs and workers. */
  channel: 'perigee',
  /**
   * Session storage. `reload` holds the instant at which the window last loaded itself anew, in epoch ms; `escape` whether
   * the way out of a web view was shown, and since when its player is here; `utm` where the visitor came from; `login` that
   * somebody signed in in this window; `geoWarned` whether its guest was told of the country; `timer` how long which
   * session has lasted, under a licence that asks for it.
   */
  session: {
    login: 'perigee.login',
    reload: 'perigee.reload',
    escape: 'perigee.escape',
    utm: 'perigee.utm',
    geoWarned: 'perigee.geo-warned',
    timer: 'perigee.session-timer',
    giftPromocode: 'giftPromocode',
    depositPromocode: 'depositPromocode',
    depositPromocodeShowed: 'depositPromocodeShowed',
  },
  /** Local storage: small switches that must be known before the database opens. */
  local: {
    deviceId: 'perigee.device',
    install: 'perigee.install',
    pushAsked: 'perigee.push-asked',
    pushWanted: 'perigee.push-wanted',
    prefetched: 'perigee.prefetched',
    cancelledDeposits: 'perigee.cancelled-deposits',
    light: 'perigee.light',
    chat: 'perigee.chat',
    chatDraft: 'perigee.chat-draft',
    survey: 'perigee.survey',
    flags: 'perigee.flags',
    /** The providers of whom this device was told that they are new. */
    providersTold: 'perigee.providers-told',
    /** The level of the club that was shown last, and whether the club has welcomed somebody on this device. */
    vipLevel: 'perigee.vip-level',
    vipWelcome: 'perigee.vip-welcome',
    /** Whether games on this device sound, 1 or 0. */
    gameSound: 'perigee.game-sound',
    /** The platform's session that was left without network and has yet to be ended, where the database is lost meanwhile. */
    signOutOwed: 'perigee.sign-out-owed',
    /** Jackpot wins that the player has yet to be shown. */
    jackpotWins: 'perigee.jackpot-wins',
  },
  /** Cookies (ROUTE-070). `light` says what the device concluded about light mode, 1 or 0. */
  cookies: { stag: 'stag', affb: 'affb', locale: 'locale', light: 'light', cookies: 'cookies_accepted', approved: 'EMP_user_approved' },
} as const;

/**
 * What in the local storage belongs to whoever is here: kept with its owner, shown to nobody else and emptied along with the
 * player's stores of the database (OFF-005). Only `src/platform/own-storage.ts` reads and writes it.
 */
export const ownSwitches = [storage.local.pushWanted, storage.local.prefetched, storage.local.cancelledDeposits, storage.local.chat, storage.local.chatDraft, storage.local.vipLevel, storage.local.jackpotWins] as const;
export type OwnSwitch = (typeof ownSwitches)[number];
