import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Whether a process with this id is alive, ours or another user's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Identifies a process: its id and start time, because ids are reused. Null if it's gone. */
export function identityOf(pid: number): string | null {
  if (!isAlive(pid)) return null;
  const startedAt = process.platform === 'linux' ? statOf(pid)?.[19] : ask(pid, 'lstart');
  return startedAt ? `${pid}-${startedAt.replaceAll(/\W+/g, '.')}` : null;
}

/** The arguments of a process, joined; empty if it's gone. */
export function commandOf(pid: number): string {
  if (process.platform !== 'linux') return ask(pid, 'args') ?? '';
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/** Waits until the process is gone; returns false after `milliseconds`. */
export async function waitForEnd(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await wait(10);
  }
  return true;
}

/** The fields of /proc/PID/stat from the third on; the second may contain spaces. */
function statOf(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

function isZombie(pid: number): boolean {
  return process.platform === 'linux' && statOf(pid)?.[0] === 'Z';
}

function ask(pid: number, field: 'lstart' | 'args'): string | null {
  try {
    return execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}
