import { describe, expect, it } from 'vitest';
import { readableLine } from './log-lines';

describe('a line of the log', () => {
  it('shows time, level, message and fields', () => {
    const line = JSON.stringify({
      level: 40,
      time: new Date(2026, 0, 2, 12, 30, 5).getTime(),
      pid: 1,
      hostname: 'here',
      route: '/api/player',
      status: 503,
      msg: 'a call failed',
    });
    expect(readableLine(line)).toBe('12:30:05 warn a call failed route=/api/player status=503');
  });

  it('shows the stack of an error on separate lines', () => {
    const line = JSON.stringify({ level: 50, time: 0, err: { message: 'no', stack: 'Error: no\n    at here' }, msg: 'it failed' });
    expect(readableLine(line)).toMatch(/error it failed\nError: no\n {4}at here$/);
  });

  it.each(['a plain word', '{"level":30}', '{broken', '{"a":1}'])('that isn’t an entry is unchanged: %s', (line) =>
    expect(readableLine(line)).toBe(line),
  );
});
