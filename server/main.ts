import { requireNode } from './require-node';

requireNode();
// An older Node would fail to link the rest before it could say why.
const [{ loadEnvFile }, { run }] = await Promise.all([import('./env-file'), import('./run')]);
loadEnvFile();
await run();
