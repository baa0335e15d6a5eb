export { device } from './device';
export { flush, letGo, outbox, readOutbox, sendAgain, sendForAnswer, sendNow, sendOrQueue } from './outbox';
