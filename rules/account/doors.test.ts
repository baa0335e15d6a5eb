import { describe, expect, it } from 'vitest';
import { type Door, type DoorMemory, knock, takeBack } from './doors';

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

  const hourly = [60, 10, 60] as const;
  const quarterly = [15, 1, 15] as const;
  const policies: [Door, number, readonly [number, number, number]][] = [
    ['sign_in.account', 5, quarterly], ['sign_in.device', 10, quarterly], ['sign_in.address', 60, quarterly], ['again.session', 5, quarterly],
    ['check_email.device', 8, hourly], ['check_email.address', 20, hourly], ['sign_up.address', 20, hourly], ['mail.account', 4, hourly],
    ['mail.address', 20, hourly], ['new_password.address', 20, hourly], ['contact.address', 20, hourly],
  ];
  it.each(policies)('let attempts at %s pass %i times within a window, then lock for longer and longer, up to a bound', (door, free, [window, lock, longest]) => {
    const lockedAfter = (attempts: number) => knock(door, { attempts: attempts - 1, since: start, lockedUntil: null }, start).memory.lockedUntil;
    expect([lockedAfter(free - 1), lockedAfter(free), lockedAfter(free + 1), lockedAfter(free + 9)]).toEqual([null, after(lock), after(2 * lock), after(longest)]);
    const full: DoorMemory = { attempts: free, since: start, lockedUntil: null };
    expect([knock(door, full, after(window - 1)).memory.attempts, knock(door, full, after(window)).memory.attempts]).toEqual([free + 1, 1]);
  });

  it('forget after their window', () => {
    const verdict = knock('sign_in.account', { attempts: 5, since: start, lockedUntil: after(1) }, after(15));
    expect(verdict).toMatchObject({ isOpen: true, memory: { attempts: 1, lockedUntil: null } });
  });
});

describe('an attempt that was right', () => {
  const now = new Date('2026-11-22T12:00:00Z');

  it('does not count where many share a door: any number of players may sign in from one address', () => {
    let memory: DoorMemory | null = null;
    for (let time = 0; time < 500; time += 1) {
      const verdict = knock('sign_in.address', memory, now);
      expect(verdict.isOpen).toBe(true);
      memory = takeBack('sign_in.address', verdict.memory);
    }
    expect(memory).toEqual({ attempts: 0, since: now, lockedUntil: null });
  });

  it('lifts the lock that it brought, and none that wrong ones brought', () => {
    const lockedUntil = new Date(now.getTime() + 60_000);
    expect(takeBack('sign_in.address', { attempts: 60, since: now, lockedUntil })).toEqual({ attempts: 59, since: now, lockedUntil: null });
    expect(takeBack('sign_in.address', { attempts: 61, since: now, lockedUntil })).toEqual({ attempts: 60, since: now, lockedUntil });
    expect(takeBack('sign_in.address', { attempts: 62, since: now, lockedUntil })).toEqual({ attempts: 61, since: now, lockedUntil });
  });
});
