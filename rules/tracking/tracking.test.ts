import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index';
import { failureCodeOf } from './failure-code';
import { type SurveyContext, surveyStep } from './survey';
import { isTraced, traceOf, traceparentOf } from './trace';
import { utmOf } from './utm';

describe('the survey', () => {
  const minutes = 60_000;
  const config = { survey_id: 'house', survey_collector_id: 'app', is_enable_widget: true };
  const context: SurveyContext = { sinceStart: 5 * minutes, config, isPlayer: true, isPlaying: false, hasModal: false };

  it('loads its configuration 10 s before its 5 minutes are over, and starts 500 ms after them [SURV-001a, SURV-001c]', () => {
    expect(surveyStep({ ...context, sinceStart: 0, config: undefined })).toEqual({ kind: 'wait', ms: 290_000 });
    expect(surveyStep({ ...context, sinceStart: 290_000, config: undefined })).toEqual({ kind: 'preload' });
    expect(surveyStep({ ...context, sinceStart: 290_000 })).toEqual({ kind: 'wait', ms: 10_000 });
    expect(surveyStep(context)).toEqual({ kind: 'start', ms: 500 });
  });

  it('waits for a player in no game and under no dialog [SURV-001b]', () => {
    for (const inTheWay of [{ isPlayer: false }, { isPlaying: true }, { hasModal: true }])
      expect(surveyStep({ ...context, ...inTheWay })).toEqual({ kind: 'hold' });
  });

  it('never shows without its id, its collector and its switch [SURV-001b]', () => {
    for (const missing of [{ survey_id: null }, { survey_id: '' }, { survey_collector_id: null }, { is_enable_widget: false }]) {
      expect(surveyStep({ ...context, config: { ...config, ...missing } })).toEqual({ kind: 'never' });
    }
  });
});

describe('the code of a failed request', () => {
  it('is derived from its path [TRACK-002a]', () => {
    expect(failureCodeOf('/api/player/payments/{id}/recall')).toBe('PLAYER_PAYMENTS_ID_RECALL_ERROR');
    expect(failureCodeOf('/check-email')).toBe('CHECK_EMAIL_ERROR');
    expect(failureCodeOf('/')).toBe('ROOT_ERROR');
  });

  it('is accepted by the log, and unique for each path of the contract [TRACK-002a]', () => {
    const paths = [...new Set(calls.map(({ path }) => path))];
    const codes = paths.map(failureCodeOf);
    expect(codes.filter((code) => !/^[A-Za-z0-9_.-]{1,80}$/.test(code))).toEqual([]);
    expect(new Set(codes).size).toBe(paths.length);
  });
});

describe('a trace', () => {
  it('is sampled for one window in twenty [TRACK-002b]', () => {
    expect([0, 0.049, 0.05, 0.99].map(isTraced)).toEqual([true, true, false, false]);
    const sampled = Array.from({ length: 1000 }, (_, at) => at / 1000).filter(isTraced).length;
    expect(sampled).toBe(50);
  });

  it('is sent in a header by traced requests only', () => {
    const [trace, span] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
    expect(traceOf(traceparentOf(trace, span))).toBe(trace);
    for (const other of [undefined, '', `00-${trace}-${span}-00`, '00-xyz-abc-01', `${traceparentOf(trace, span)}\nforged`])
      expect(traceOf(other)).toBeNull();
  });
});

describe('the source of a visit', () => {
  const from = (search: string) => {
    const query = new Map(
      search
        .replace('?', '')
        .split('&')
        .map((pair) => pair.split('=') as [string, string]),
    );
    return { get: (name: string) => query.get(name) ?? null };
  };

  it('is read from its address, in six values at most [TRACK-001]', () => {
    const search = '?utm_source=letter&utm_medium=email&utm_campaign=spring&utm_content=top&utm_term=slots&sub_id=77&email=a@b.example';
    expect(utmOf(from(search))).toEqual({
      utm_source: 'letter',
      utm_medium: 'email',
      utm_campaign: 'spring',
      utm_content: 'top',
      utm_term: 'slots',
      sub_id: '77',
    });
    expect(utmOf(from('?q=comet'))).toBeNull();
    expect(utmOf(from(`utm_source=<script>&utm_term=${'x'.repeat(201)}&utm_medium= `))).toBeNull();
  });
});
