/** Runs the embedded PostgreSQL of a folder until it's killed; a process that a test can kill. */
import { startEmbedded } from '#server/database/embedded';

const [dataDir = ''] = process.argv.slice(2);
const { url } = await startEmbedded({ dataDir });
process.stdout.write(`${url}\n`);
setInterval(() => undefined, 60_000);
