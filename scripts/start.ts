import { requireNode } from '../server/require-node';

requireNode();
// An older Node would fail to link the rest before it could report why.
await import('./start-product');
