import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { RunningServer } from './server';
import { startServer } from './server';

/** One address whose server is replaced by another release's, with the same data. */
export interface Deployment {
  baseUrl: string;
  dataDir: string;
  /** Has another release answer: `first` is the build of the project, the others are made from it. */
  deploy(release: 'first' | 'next' | 'broken'): Promise<void>;
  end(): Promise<void>;
}

const log = 'test-results/deployment.log';

/** Builds the releases and serves the first one. */
export async function startDeployment(): Promise<Deployment> {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/support/make-releases.ts'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The releases were not built:\n${stderr}`);
  let server: RunningServer = await startServer({ log });
  const { baseUrl, dataDir } = server;
  return {
    baseUrl,
    dataDir,
    deploy: async (release) => {
      await server.stop({ keepsData: true });
      const folder = release === 'first' ? '.' : resolve('test-results/releases', release);
      server = await startServer({ log, release: folder, after: server });
    },
    end: () => server.stop(),
  };
}
