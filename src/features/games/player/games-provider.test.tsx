import { act, Activity, useState } from 'react';
import { expect, it } from 'vitest';
import { sampleGame } from '#tests/support/games';
import { render } from '#tests/support/render';
import { useGamesOfPlayer } from './games-context';
import { GamesProvider } from './games-provider';

function Opener() {
  const { openMenu } = useGamesOfPlayer();
  return <button onClick={() => openMenu(sampleGame())}>a long press</button>;
}

/** A page that stays mounted and hidden when it's left. */
function Kept() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <input type="checkbox" aria-label="The page is shown" checked={isShown} onChange={() => setShown(!isShown)} />
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <GamesProvider>
          <Opener />
        </GamesProvider>
      </Activity>
    </>
  );
}

it('a tile’s menu isn’t open when its page comes back', async () => {
  const shown = await render(<Kept />);
  const menu = () => document.querySelector('[role="dialog"]');
  await act(async () => shown.page.querySelector('button')!.click());
  await shown.until(() => expect(menu()).not.toBeNull());
  const turn = () => act(async () => shown.page.querySelector('input')!.click());
  await turn();
  await turn();
  await shown.settle();
  expect(menu()).toBeNull();
  await shown.unmount();
});
