export { device } from './device';
export { flush, letGo, outbox, readOutbox, sendOrQueue } from './outbox';
