/** Runs the embedded PostgreSQL of a folder until it is killed; a process that a test can end the hard way. */
import { startEmbedded } from '#server/database/embedded';

const [dataDir = ''] = process.argv.slice(2);
const { url } = await startEmbedded({ dataDir });
process.stdout.write(`${url}\n`);
setInterval(() => undefined, 60_000);
