export { guardReturns } from './returns';
export { endSession, isInDoubt, leaveSession, loadSession, mayBeSignedIn, onSessionChange, session, useSession, visit, type Player } from './session';
