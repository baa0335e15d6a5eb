import { parentPort } from 'node:worker_threads';
import { expose } from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import { configOf } from '#rules/games/catalogue';

/** A request from the server's main thread. */
const thread = { configOf };
export type ConfigThread = typeof thread;

if (parentPort) expose(thread, nodeEndpoint(parentPort));
