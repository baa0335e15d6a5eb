import { afterEach, describe, expect, it } from 'vitest';
import { chooseDataSaver, applyDataSaver, dataSaverChoice, measuredRoundTrips } from './data-saver-choice';
import { isDataSaving } from './data-saver';

const sample = (requestStart: number, responseStart: number, rest = {}) => ({
  requestStart,
  responseStart,
  transferSize: 300,
  workerStart: 0,
  ...rest,
});
const connect = (connection: object) => Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

afterEach(() => {
  localStorage.clear();
  connect({});
  document.documentElement.removeAttribute('data-saver');
});

describe('the choice of data-saver mode', () => {
  it('follows the connection until the user chooses, applies immediately, and is in a cookie for the next document', () => {
    expect([dataSaverChoice(), applyDataSaver(), isDataSaving()]).toEqual(['automatic', false, false]);
    chooseDataSaver('on');
    expect([dataSaverChoice(), isDataSaving()]).toEqual(['on', true]);
    expect(document.cookie).toContain('light=1');
    chooseDataSaver('off');
    expect([dataSaverChoice(), isDataSaving()]).toEqual(['off', false]);
    expect(document.cookie).toContain('light=0');
  });

  it('follows the browser’s Save-Data for the next document, not for pictures already loaded', () => {
    connect({ saveData: true, effectiveType: '4g' });
    expect([applyDataSaver(), isDataSaving()]).toEqual([true, false]);
    expect(document.cookie).toContain('light=1');
  });
});

describe('measured round trips', () => {
  it('include network responses only: none from a cache or the worker', () => {
    const entries = [
      sample(10, 60),
      sample(10, 700, { transferSize: 0 }),
      sample(10, 15, { workerStart: 4 }),
      sample(0, 0),
      sample(100, 190),
    ];
    expect(measuredRoundTrips(entries)).toEqual([50, 90]);
  });
});
