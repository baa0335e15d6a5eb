export { guardReturns } from './returns';
export { endSession, leaveSession, loadSession, mayBeSignedIn, onSessionChange, session, useSession, type Player } from './session';
