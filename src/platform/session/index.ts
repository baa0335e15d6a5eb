export { pausesOffer, useBreak, usePausesOffers } from './play-break';
export { holdReads, readsSignal } from './reads';
export { guardReturns } from './returns';
export {
  endSession,
  isUnconfirmed,
  leaveSession,
  loadNewSession,
  loadSession,
  mayBeSignedIn,
  onSessionChange,
  readForPlayer,
  session,
  useSession,
  visit,
  type Player,
} from './session';
