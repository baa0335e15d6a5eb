export { workers } from './link';
export { isBusy, onBusyChange, setBusy } from './busy';
export { announceNobody, announcePlayer, forgetLeftBehind, isOfAnother, onSessionElsewhere, settleSignOut } from './session-link';
export { startServiceWorker, type FromWorker } from './start';
export { keepTrying } from './triggers';
export { update } from './update';
