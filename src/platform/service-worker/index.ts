export { workers } from './container';
export {
  announceLeaving,
  announceNobody,
  announcePlayer,
  forgetLeftBehind,
  isOfAnother,
  onSessionElsewhere,
  settleSignOut,
} from './session-link';
export { startServiceWorker } from './start';
export { retryUntilDone } from './triggers';
export { update } from './update';
