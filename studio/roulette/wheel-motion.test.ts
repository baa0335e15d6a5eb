import { describe, expect, it } from 'vitest';
import { WheelMotion } from './wheel-motion';

const TURN = Math.PI * 2;
const near = (a: number, b: number) => Math.abs(((((a - b + Math.PI) % TURN) + TURN) % TURN) - Math.PI);

describe('the wheel', () => {
  it('lets the ball end in its pocket from any position, within three to six seconds', () => {
    for (let pocket = 0; pocket < 37; pocket++) {
      for (const known of [120, 900, 2500]) {
        const wheel = new WheelMotion();
        wheel.start(0);
        const end = wheel.land((pocket / 37) * TURN, known);
        expect(end - known).toBeGreaterThan(3000);
        expect(end - known).toBeLessThan(6000);
        expect(near(wheel.at(end + 1).ball, (pocket / 37) * TURN)).toBeLessThan(1e-6);
        expect(wheel.at(end + 1).height).toBeCloseTo(0, 6);
      }
    }
  });

  it('stops, and starts again from there', () => {
    const wheel = new WheelMotion();
    wheel.start(0);
    const end = wheel.land(1, 500);
    const rest = wheel.at(end + 6000);
    expect(rest.isResting).toBe(true);
    wheel.start(end + 6000);
    expect(near(wheel.at(end + 6000).rotor, rest.rotor)).toBeLessThan(1e-6);
    expect(wheel.at(end + 6000).height).toBe(1);
  });

  it('doesn’t move after being placed', () => {
    const wheel = new WheelMotion();
    wheel.place(2);
    expect(wheel.at(99)).toMatchObject({ ball: 2, height: 0, isResting: true });
  });
});
