import { chmod, mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new data folder that PostgreSQL's own user can access, as an operator's would be. Returns its path. */
export async function temporaryDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(await realpath(tmpdir()), 'perigee-tests-'));
  await chmod(dataDir, 0o711);
  return dataDir;
}
