/** Cells per second at full speed. */
const SPEED = 27;
const WIND_UP_MS = 130;
const SPEED_UP_MS = 180;
const LANDING_MS = 430;
const QUICK_LANDING_MS = 170;
/** How far a reel leans back before it starts, in cells. */
const LEAN = 0.16;
/** The easing of a landing: past the stop by a sixth of a cell, and back. */
const BACK = 1.3;

const landing = (u: number) => 1 + (BACK + 1) * (u - 1) ** 3 + BACK * (u - 1) ** 2;
/** Initial slope of the easing; it sets the landing's duration so that the speed doesn't jump. */
const STEEPNESS = BACK + 3;

/** The state of a reel: `position` counts cells of the strip at the top of the window, `speed` cells per second. */
export interface ReelState {
  position: number;
  speed: number;
  isResting: boolean;
}

interface Landing {
  at: number;
  target: number;
  length: number;
  duration: number;
}

/**
 * The motion of one reel as a function of time in milliseconds: it leans back, speeds up, runs downwards, and lands on
 * its stop with a small overshoot. Positions fall as symbols move down.
 */
export class ReelMotion {
  private rest: number;
  private startedAt = 0;
  private isSpinning = false;
  private landing: Landing | null = null;

  constructor(stop: number) {
    this.rest = stop;
  }

  start(now: number): void {
    this.rest = this.at(now).position;
    this.startedAt = now;
    this.isSpinning = true;
    this.landing = null;
  }

  /** Ends on `stop`, of a strip of `length` cells, beginning to brake at `at` or when the reel is up to speed. */
  land(stop: number, at: number, isQuick: boolean): void {
    const duration = isQuick ? QUICK_LANDING_MS : LANDING_MS;
    const earliest = isQuick ? at : Math.max(at, this.startedAt + WIND_UP_MS + SPEED_UP_MS);
    this.landing = { at: earliest, target: stop, length: (SPEED * duration) / 1000 / STEEPNESS, duration };
  }

  /** When the reel is at rest, in milliseconds; Infinity while its stop isn't known. */
  restsAt(): number {
    if (!this.isSpinning) return 0;
    return this.landing ? this.landing.at + this.landing.duration : Infinity;
  }

  /** Shows a stop immediately, without motion. */
  place(stop: number): void {
    this.rest = stop;
    this.isSpinning = false;
    this.landing = null;
  }

  at(now: number): ReelState {
    if (!this.isSpinning) return { position: this.rest, speed: 0, isResting: true };
    if (this.landing && now >= this.landing.at) return this.landingAt(now, this.landing);
    const t = now - this.startedAt;
    if (t < WIND_UP_MS)
      return { position: this.rest + LEAN * Math.sin((Math.PI / 2) * (Math.max(0, t) / WIND_UP_MS)), speed: 0, isResting: false };
    const u = Math.min(1, (t - WIND_UP_MS) / SPEED_UP_MS);
    const run = Math.max(0, t - WIND_UP_MS - SPEED_UP_MS) / 1000;
    const gained = ((u * u) / 2) * (SPEED_UP_MS / 1000);
    return { position: this.rest + LEAN - SPEED * (gained + run), speed: SPEED * u, isResting: false };
  }

  private landingAt(now: number, { at, target, length, duration }: Landing): ReelState {
    const u = (now - at) / duration;
    if (u >= 1) {
      this.place(target);
      return { position: target, speed: 0, isResting: true };
    }
    return { position: target + length * (1 - landing(u)), speed: SPEED * (1 - u), isResting: false };
  }
}
