import { describe, expect, it } from 'vitest';
import { type DoorMemory, knock } from './doors';

const start = new Date('2026-11-21T12:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

describe('doors', () => {
  it('let five attempts at an account pass, then lock for a minute, for two, and never longer than a quarter of an hour', () => {
    let memory: DoorMemory | null = null;
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const verdict = knock('sign_in.account', memory, start);
      expect(verdict.isOpen).toBe(true);
      memory = verdict.memory;
    }
    expect(knock('sign_in.account', memory, start)).toMatchObject({ isOpen: false, waitMs: 60_000 });
    const sixth = knock('sign_in.account', memory, after(1));
    expect(sixth.isOpen).toBe(true);
    expect(knock('sign_in.account', sixth.memory, after(1))).toMatchObject({ isOpen: false, waitMs: 120_000 });
    const many = knock('sign_in.account', { attempts: 40, since: start, lockedUntil: null }, after(1));
    expect(many.memory.lockedUntil).toEqual(after(16));
  });

  it('forget after their window', () => {
    const verdict = knock('sign_in.account', { attempts: 5, since: start, lockedUntil: after(1) }, after(15));
    expect(verdict).toMatchObject({ isOpen: true, memory: { attempts: 1, lockedUntil: null } });
  });
});
