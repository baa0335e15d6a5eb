export { device } from './device';
export { askForSync, flush, letGo, outbox, readOutbox, sendAgain, sendForAnswer, sendNow, sendOrQueue } from './outbox';
