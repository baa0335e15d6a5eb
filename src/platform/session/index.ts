export { guardReturns } from './returns';
export { endSession, leaveSession, loadSession, mayBeSignedIn, onSessionChange, session, useSession, visit, type Player } from './session';
