/** The target of a measurement. */
export interface Target {
  atMost?: number;
  atLeast?: number;
}

/** One line of the table. A ratio is the first side over the second; without a second side the target is for the value itself. */
export interface Measurement {
  name: string;
  unit: string;
  /** One number, or two from the same run: ours first. */
  sides: Record<string, number>;
  ratio?: number;
  target?: Target;
}

/** A bench: its name, and what it measures against a running server or standalone. */
export interface Bench {
  name: string;
  run(surroundings: Surroundings): Promise<Measurement[]>;
}

/** Shared by benches: one server of the built product, started on first use. */
export interface Surroundings {
  server(): Promise<{ baseUrl: string; port: number; dataDir: string }>;
  /** Whether `--all` was given: a complete measurement, even if it takes long. */
  isWhole: boolean;
  /** Prints the progress of a long bench. */
  progress(words: string): void;
}

/** A measurement of one number. */
export function single(name: string, unit: string, value: number, target?: Target): Measurement {
  return { name, unit, sides: { measured: value }, target };
}

/** A measurement of ours against a bare counterpart, both from this run. */
export function against(name: string, unit: string, sides: Record<string, number>, target?: Target): Measurement {
  const [ours, bare] = Object.values(sides) as [number, number];
  return { name, unit, sides, ratio: ours / bare, target };
}

/** Whether a measurement reaches its target; true without one. */
export function isReached({ sides, ratio, target }: Measurement): boolean {
  const value = ratio ?? Object.values(sides)[0]!;
  return value <= (target?.atMost ?? Infinity) && value >= (target?.atLeast ?? -Infinity);
}

/** The median of some numbers; the lower of two medians. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)]!;
}
