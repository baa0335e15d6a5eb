import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { isReached, type Measurement } from './measurement';

const folder = 'bench-results';

const columns = ['measurement', 'sides', 'unit', 'ratio', 'target', 'reached'];

/** A number with four significant digits, or whole if it's large. */
function digits(value: number): string {
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(4)));
}

function targetText({ target }: Measurement): string {
  if (!target) return '';
  return [target.atMost, target.atLeast].map((bound, at) => (bound === undefined ? '' : `${'≤≥'[at]} ${bound}`)).join('');
}

function row(measurement: Measurement): string[] {
  const { name, sides, unit, ratio, target } = measurement;
  const entries = Object.entries(sides);
  const values = entries.map(([side, value]) => (entries.length > 1 ? `${side} ${digits(value)}` : digits(value)));
  const reached = target ? (isReached(measurement) ? 'yes' : 'NO') : '';
  return [name, values.join(' / '), unit, ratio === undefined ? '' : ratio.toFixed(2), targetText(measurement), reached];
}

/** A measurement in one line. */
export function describe(measurement: Measurement): string {
  return row(measurement).filter(Boolean).join(' · ');
}

/** The measurements as lines of an aligned table. */
export function table(measurements: readonly Measurement[]): string {
  const rows = [columns, columns.map(() => '---'), ...measurements.map(row)];
  const widths = columns.map((_, at) => Math.max(...rows.map((cells) => cells[at]!.length)));
  return rows.map((cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`).join('\n');
}

/** Writes the measurements as bench.json and bench.md, and returns the folder. */
export function writeReport(measurements: readonly Measurement[], measuredAt: Date): string {
  mkdirSync(folder, { recursive: true });
  const processors = cpus();
  const machine = { processor: processors[0]?.model ?? 'unknown', cores: processors.length, node: process.version };
  const report = { measuredAt: measuredAt.toISOString(), machine, measurements };
  writeFileSync(join(folder, 'bench.json'), `${JSON.stringify(report, null, 2)}\n`);
  const heading = `# Measured ${report.measuredAt}\n\n${machine.cores} × ${machine.processor}, Node ${machine.node}\n\n`;
  writeFileSync(join(folder, 'bench.md'), `${heading}${table(measurements)}\n`);
  return folder;
}
