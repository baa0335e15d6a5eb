import { describe, expect, it } from 'vitest';
import { isDocumentDataSaving, isDataSavingWanted, dataSaverChoiceOf, roundTripOf } from './data-saver';

describe('data-saver mode', () => {
  it.each([
    ['automatic', {}, false],
    ['automatic', { saveData: false, effectiveType: '4g', roundTripMs: 90 }, false],
    ['automatic', { saveData: true, effectiveType: '4g', roundTripMs: 20 }, true],
    ['automatic', { effectiveType: '3g' }, true],
    ['automatic', { effectiveType: 'slow-2g' }, true],
    ['automatic', { effectiveType: '4g', roundTripMs: 800 }, true],
    ['automatic', { roundTripMs: 799 }, false],
    ['automatic', { roundTripMs: null }, false],
    ['on', { saveData: false, effectiveType: '4g', roundTripMs: 10 }, true],
    ['on', {}, true],
    ['off', { saveData: true, effectiveType: '2g', roundTripMs: 3_000 }, false],
  ] as const)('with the choice %s on a connection of %o is %s', (choice, connection, isDataSaving) => {
    expect(isDataSavingWanted(choice, connection)).toBe(isDataSaving);
  });

  it.each([
    [[], null],
    [[900, 900], null],
    [[40, 900, 60], 60],
    [[900, 20, 1_000, 950], 950],
  ])('takes the median round trip of %o as %s', (samples, roundTrip) => {
    expect(roundTripOf(samples)).toBe(roundTrip);
  });

  it.each([
    ['on', 'on'],
    ['off', 'off'],
    ['', 'automatic'],
    ['ON', 'automatic'],
    [null, 'automatic'],
  ])('parses the stored choice %s as %s', (word, choice) => {
    expect(dataSaverChoiceOf(word)).toBe(choice);
  });

  it.each([
    ['1', undefined, true],
    ['1', 'off', true],
    ['0', 'on', false],
    [undefined, 'on', true],
    [undefined, 'On', true],
    ['anything', 'on', true],
    [undefined, undefined, false],
  ])('of a document for %s and Save-Data %s is %s', (concluded, saveData, isDataSaving) => {
    expect(isDocumentDataSaving(concluded, saveData)).toBe(isDataSaving);
  });
});
