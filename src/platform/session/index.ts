export { guardReturns } from './returns';
export { endSession, loadSession, mayBeSignedIn, onSessionChange, session, useSession, type Player } from './session';
