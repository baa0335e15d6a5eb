import { requireNode } from './require-node';

requireNode();
// An older Node would fail to link the other modules before it could report the reason.
const [{ loadEnvFile }, { run }] = await Promise.all([import('./env-file'), import('./run')]);
loadEnvFile();
await run();
