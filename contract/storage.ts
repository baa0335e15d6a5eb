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
  /** Session storage (ROUTE-070). */
  session: {
    depositPromocode: 'depositPromocode',
    depositPromocodeShowed: 'depositPromocodeShowed',
    giftPromocode: 'giftPromocode',
  },
  /** Local storage: small switches that must be known before the database opens. */
  local: { deviceId: 'perigee.device', install: 'perigee.install', flags: 'perigee.flags', lightMode: 'perigee.light' },
  /** Cookies (ROUTE-070). */
  cookies: { stag: 'stag', affb: 'affb', locale: 'locale', cookiesAccepted: 'cookies_accepted', approved: 'EMP_user_approved' },
} as const;
