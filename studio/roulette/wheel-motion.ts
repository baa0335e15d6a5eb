const TURN = Math.PI * 2;
/** Radians per second: of the rotor, and of the ball in the other direction. */
const ROTOR = 0.9;
const BALL = 7.4;
/** The exponent of the ball's slowdown. */
const EASE = 2.6;
/** The minimum distance of the ball once its pocket is known, in radians. */
const LEAST = 9.2;
/** The part of the distance at which the ball leaves the track. */
const DROP = 0.6;
const ROTOR_BRAKE = 0.9;

/** Angles in radians from the top, clockwise; `height` is 1 on the track and 0 in a pocket. */
export interface WheelState {
  rotor: number;
  ball: number;
  height: number;
  isResting: boolean;
}

interface Landing {
  at: number;
  from: number;
  way: number;
  duration: number;
}

const bounce = (w: number) => Math.abs(Math.cos(w * Math.PI * 2.5)) * (1 - w) ** 2;

/** Rotor and ball as functions of time in milliseconds; angles of the ball are relative to the rotor. */
export class WheelMotion {
  private startedAt: number | null = null;
  private restRotor = 0;
  private restBall = 0;
  private landing: Landing | null = null;

  start(now: number): void {
    const { rotor, ball } = this.at(now);
    this.restRotor = rotor;
    this.restBall = ball;
    this.landing = null;
    this.startedAt = now;
  }

  /** Lets the ball fall into the pocket at an angle of the rotor; returns when it's at rest, in milliseconds. */
  land(pocket: number, now: number): number {
    const from = this.ballAt(now);
    const way = LEAST + ((((from - pocket - LEAST) % TURN) + TURN) % TURN);
    const duration = ((EASE * way) / BALL) * 1000;
    this.landing = { at: now, from, way, duration };
    return now + duration;
  }

  /** Puts the ball into a pocket without motion. */
  place(pocket: number): void {
    this.startedAt = null;
    this.restBall = pocket;
  }

  at(now: number): WheelState {
    if (this.startedAt === null) return { rotor: this.restRotor, ball: this.restBall, height: 0, isResting: true };
    const { landing } = this;
    const u = landing ? Math.min(1, (now - landing.at) / landing.duration) : 0;
    const end = landing ? landing.at + landing.duration : Infinity;
    const running = (Math.min(now, end) - this.startedAt) / 1000;
    const after = Math.max(0, now - end) / 1000;
    const rotor = this.restRotor + ROTOR * (running + (1 - Math.exp(-ROTOR_BRAKE * after)) / ROTOR_BRAKE);
    const height = !landing || u < DROP ? 1 : bounce((u - DROP) / (1 - DROP));
    return { rotor, ball: this.ballAt(now), height, isResting: after > 4 };
  }

  private ballAt(now: number): number {
    if (this.startedAt === null) return this.restBall;
    if (!this.landing) return this.restBall - (BALL * (now - this.startedAt)) / 1000;
    const u = Math.min(1, (now - this.landing.at) / this.landing.duration);
    return this.landing.from - this.landing.way * (1 - (1 - u) ** EASE);
  }
}
