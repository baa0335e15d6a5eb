export { device } from './device';
export { flush, letGo, outbox, readOutbox, sendForAnswer, sendOrQueue } from './outbox';
