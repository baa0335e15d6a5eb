import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { RunningServer } from './server';
import { startServer } from './server';

/** One address whose server is replaced by another release, with the same data. */
export interface Deployment {
  baseUrl: string;
  dataDir: string;
  /** Deploys another release: `first` is the project's build, the others derive from it. */
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
