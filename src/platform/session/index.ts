export { useBreak } from './play-break';
export { guardReturns } from './returns';
export { endSession, holdReads, isInDoubt, leaveSession, loadSession, mayBeSignedIn, onSessionChange, readForPlayer, session, staySignal, useSession, visit, type Player } from './session';
