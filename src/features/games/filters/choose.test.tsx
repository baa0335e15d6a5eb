import { afterEach, expect, it } from 'vitest';
import { act } from 'react';
import { render, type Rendered } from '#tests/support/render';
import { useChoose } from './filter-bar';

let shown: Rendered;
afterEach(() => shown.unmount());

function Choices() {
  const choose = useChoose();
  return (
    <>
      <button type="button" onClick={() => choose({ volatility: 'high' })}>
        High
      </button>
      <button type="button" onClick={() => choose({ volatility: 'high', sort: 'new' } as never)}>
        New
      </button>
    </>
  );
}

it('however many filters are set, they have one history entry: Back leaves the list', async () => {
  shown = await render(<Choices />);
  await shown.go('/slots');
  for (const name of ['High', 'New']) {
    const press = [...shown.page.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
    await act(async () => press.click());
    await shown.settle();
  }
  expect(shown.where()).toContain('volatility=high');
  expect(shown.where()).toContain('sort=new');
  await shown.back();
  expect(shown.where()).toBe('/');
});
