export { endSession, loadSession, onSessionChange, session, useSession, type Player } from './session';
