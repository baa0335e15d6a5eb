export { device } from './device';
export { askForSync, flush, letGo, outbox, readOutbox, sendAgain, sendForResponse, sendNow, sendOrQueue } from './outbox';
