import { vi } from 'vitest';

/** What an operator's command printed, and its exit code. */
export interface CommandRun {
  said: string;
  code: number;
}

/** The name under which commands of tests are recorded. */
export const OPERATOR = 'Olga';

/** Runs operators' commands, such as `run('recall', 'on')`, in this process on a test's database, with further environment variables. */
export function operatorCommands(
  url: string,
  variables: Readonly<Record<string, string>> = {},
): (name: string, ...args: string[]) => Promise<CommandRun> {
  let runs = 0;
  return async (name, ...args) => {
    const { argv, exitCode } = process;
    let said = '';
    const kept = (text: string | Uint8Array) => {
      said += String(text);
      return true;
    };
    for (const [key, value] of Object.entries({ DATABASE_URL: url, OPERATOR, ...variables })) vi.stubEnv(key, value);
    const outputs = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockImplementation(kept));
    process.argv = [...argv.slice(0, 2), ...args];
    process.exitCode = 0;
    try {
      runs += 1;
      // The query makes it another module: a command runs when it's imported.
      await import(/* @vite-ignore */ `../../scripts/${name}.ts?run=${runs}`);
      return { said, code: Number(process.exitCode) };
    } finally {
      Object.assign(process, { argv, exitCode });
      for (const output of outputs) output.mockRestore();
      vi.unstubAllEnvs();
    }
  };
}
