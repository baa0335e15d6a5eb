const levels: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };
/** Fields that pino writes on each line and that the formatted line already contains. */
const usual = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err']);

interface Line {
  level?: number;
  time?: number;
  msg?: string;
  err?: { stack?: string; message?: string };
}

/** Formats a line of the server's log: time, level, message, fields; a stack on separate lines. Any other line is unchanged. */
export function readableLine(line: string): string {
  const entry = parsed(line);
  if (!entry || entry.level === undefined || entry.time === undefined) return line;
  const { level, time, msg, err } = entry;
  const rest = Object.entries(entry)
    .filter(([name]) => !usual.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const at = new Date(time).toLocaleTimeString('en-GB');
  const text = [at, levels[level] ?? String(level), msg ?? err?.message ?? '', ...rest].filter(Boolean).join(' ');
  return err?.stack ? `${text}\n${err.stack}` : text;
}

function parsed(line: string): Line | null {
  if (!line.startsWith('{')) return null;
  try {
    return JSON.parse(line) as Line;
  } catch {
    return null;
  }
}
