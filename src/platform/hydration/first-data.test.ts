import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { forgetGuestsResponses } from './first-data';
import { firstDataOf } from './write-first-data';

it('no response can close the script element that carries it, and each is parsed unchanged', () => {
  const queryClient = new QueryClient();
  const evil = '</script><script>alert(1)</script><!--';
  queryClient.setQueryData(['public', 'content'], { evil });
  const text = firstDataOf({ queryClient, renderedAt: 0 }, '/');
  expect(text).not.toMatch(/[<]/);
  const { queries } = JSON.parse(text) as { queries: { state: { data: { evil: string } } }[] };
  expect(queries[0]!.state.data.evil).toBe(evil);
});

it('a player’s window forgets the guest’s private responses, so it requests and stores its own [OFF-001a]', () => {
  const queryClient = new QueryClient();
  const [list, board, own] = [
    ['public', 'list'],
    ['private', 'board'],
    ['private', 'player'],
  ];
  for (const key of [list, board]) queryClient.setQueryData(key, 'a guest’s');
  const carried = JSON.parse(firstDataOf({ queryClient, renderedAt: 0 }, '/')).queries as never[];
  queryClient.setQueryData(own, 'the player’s');
  forgetGuestsResponses({ queryClient, carried });
  expect([list, board, own].map((key) => queryClient.getQueryData(key))).toEqual(['a guest’s', undefined, 'the player’s']);
});
