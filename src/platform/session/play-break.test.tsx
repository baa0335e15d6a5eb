// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { render, type Rendered } from '#tests/support/render';
import { useBreak } from './play-break';
import { type Player, session } from './session';

function OnBreak() {
  return <p>{useBreak() === null ? 'plays' : 'rests'}</p>;
}

let shown: Rendered;

afterEach(async () => {
  session.player = null;
  await shown.unmount();
});

const restUntil = (until: string | null) => (session.player = { play_break: { type: 'cooling_off', until } } as unknown as Player);

it('a break ends on an open page when its time is up, and one without an end lasts', async () => {
  restUntil(null);
  shown = await render(<OnBreak />);
  expect(shown.page.textContent).toBe('rests');
  restUntil(new Date(Date.now() + 200).toISOString());
  await shown.until(() => expect(shown.page.textContent).toBe('plays'));
});
