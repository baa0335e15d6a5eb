import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
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
