import { expect, it } from 'vitest';
import { calls } from '#contract/calls/index';
import { realTimeEvents } from '#contract/events/real-time';
import { openApiDocument } from './open-api';

const document = openApiDocument() as {
  paths: Record<
    string,
    Record<
      string,
      {
        responses: Record<string, { description: string; content?: Record<string, { schema: { oneOf?: { title: string }[] } }> }>;
        security: object[];
        parameters: { name: string; in: string }[];
      }
    >
  >;
};

it('describes every refusal of a call, grouped by status', () => {
  for (const call of calls) {
    const { responses } = document.paths[call.path]![call.method.toLowerCase()]!;
    const described = Object.values(responses).flatMap(({ description }) => description.split(', '));
    expect(described, call.id).toEqual(expect.arrayContaining([...call.refusals]));
  }
});

it('requires an Idempotency-Key if a repeated call has one effect', () => {
  const keyed = (path: string, method: string) =>
    document.paths[path]![method]!.parameters.some(({ name, in: where }) => name === 'Idempotency-Key' && where === 'header');
  expect([keyed('/api/cashbox/deposits', 'post'), keyed('/api/cashbox/methods', 'get')]).toEqual([true, false]);
});

it('describes each caller’s credentials: a session, a launch token, or none', () => {
  const shown = (path: string, method: string) => document.paths[path]![method]!.security.flatMap((one) => Object.keys(one));
  expect([shown('/api/player/accounts', 'get'), shown('/provider/v1/wager', 'post'), shown('/api/tournaments', 'get')]).toEqual([
    ['session'],
    ['launch'],
    ['session'],
  ]);
  expect(document.paths['/api/tournaments']!['get']!.security).toContainEqual({});
});

it('describes the stream of events, each kind with its payload', () => {
  const { oneOf = [] } = document.paths['/api/events']!['get']!.responses['200']!.content!['text/event-stream']!.schema;
  expect(oneOf.map(({ title }) => title)).toEqual(['hello', ...Object.keys(realTimeEvents)]);
});
