import { spawn } from 'node:child_process';
import { styleText } from 'node:util';
import { say } from './say';

/** One action of a command; progress and results show its name. */
export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** Holds the output back and prints it only if the step fails. */
  isQuiet?: boolean;
  /** The step passes if it exits with an error. */
  isToFail?: boolean;
}

export interface StepResult {
  name: string;
  isPassed: boolean;
  seconds: number;
}

/** Runs one step in the current folder, prints its progress, and returns whether its exit code was 0. */
export function runStep(step: Step): Promise<StepResult> {
  const startedAt = performance.now();
  const held: Buffer[] = [];
  if (!step.isQuiet) say(`▸ ${step.name}`);
  const child = spawn(step.command, step.args, {
    env: { ...process.env, ...step.env },
    stdio: ['ignore', step.isQuiet ? 'pipe' : 'inherit', step.isQuiet ? 'pipe' : 'inherit'],
  });
  child.stdout?.on('data', (part: Buffer) => held.push(part));
  child.stderr?.on('data', (part: Buffer) => held.push(part));
  return new Promise((resolve) => {
    const finish = (isPassed: boolean) => {
      const seconds = (performance.now() - startedAt) / 1000;
      if (!isPassed) process.stdout.write(Buffer.concat(held));
      say(`${isPassed ? styleText('green', '✓') : styleText('red', '✗')} ${step.name} ${seconds.toFixed(1)} s`);
      resolve({ name: step.name, isPassed, seconds });
    };
    child.once('error', (error) => {
      held.push(Buffer.from(`${error.message}\n`));
      finish(false);
    });
    child.once('close', (code) => finish((code === 0) !== (step.isToFail ?? false)));
  });
}

/** Runs at most `width` steps at a time; the results keep the steps' order. */
export async function runSteps(steps: readonly Step[], width: number): Promise<StepResult[]> {
  const results: StepResult[] = [];
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < steps.length; at = next++) results[at] = await runStep(steps[at]!);
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}
