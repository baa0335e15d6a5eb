import { describe, expect, it } from 'vitest';
import { ReelMotion } from './reel-motion';

const frames = (reel: ReelMotion, from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / 16) + 1 }, (_, i) => reel.at(from + i * 16));

describe('the motion of a reel', () => {
  it('stays at its stop until it is started', () => {
    expect(new ReelMotion(7).at(5000)).toEqual({ position: 7, speed: 0, isResting: true });
  });

  it('leans back before it runs down', () => {
    const reel = new ReelMotion(7);
    reel.start(1000);
    const states = frames(reel, 1000, 1600);
    expect(Math.max(...states.map((state) => state.position))).toBeGreaterThan(7.1);
    expect(states.at(-1)!.position).toBeLessThan(0);
  });

  it('lands exactly on its stop after a small overshoot', () => {
    const reel = new ReelMotion(7);
    reel.start(0);
    reel.land(12, 600, false);
    const states = frames(reel, 600, 1200);
    expect(Math.min(...states.map((state) => state.position))).toBeLessThan(11.9);
    expect(Math.min(...states.map((state) => state.position))).toBeGreaterThan(11.6);
    expect(reel.at(1200)).toEqual({ position: 12, speed: 0, isResting: true });
    expect(reel.restsAt()).toBe(0);
  });

  it('has no jump in speed when it starts to brake', () => {
    const reel = new ReelMotion(3);
    reel.start(0);
    reel.land(20, 700, false);
    const before = reel.at(690).position - reel.at(699).position;
    const after = reel.at(701).position - reel.at(710).position;
    expect(after).toBeGreaterThan(before * 0.9);
    expect(after).toBeLessThan(before * 1.1);
  });

  it('doesn’t brake before it’s up to speed, unless the stop is forced', () => {
    const calm = new ReelMotion(0);
    calm.start(0);
    calm.land(5, 10, false);
    const quick = new ReelMotion(0);
    quick.start(0);
    quick.land(5, 10, true);
    expect(calm.restsAt()).toBeGreaterThan(700);
    expect(quick.restsAt()).toBeLessThan(200);
  });
});
