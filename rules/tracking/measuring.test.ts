import { expect, it } from 'vitest';
import { mayReportPerformance } from './measuring';

it.each([
  [{}, true],
  [{ doNotTrack: null, globalPrivacyControl: false, saveData: false }, true],
  [{ doNotTrack: 'unspecified' }, true],
  [{ doNotTrack: '1' }, false],
  [{ globalPrivacyControl: true }, false],
  [{ saveData: true }, false],
])('performance figures may be sent with the browser’s settings %o: %s [TRACK-001]', (wishes, isReported) => {
  expect(mayReportPerformance(wishes)).toBe(isReported);
});
