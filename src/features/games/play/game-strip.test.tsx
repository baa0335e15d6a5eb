import { useNavigate } from '@tanstack/react-router';
import { act } from 'react';
import { expect, it } from 'vitest';
import { sampleGame } from '#tests/support/games';
import { render } from '#tests/support/render';
import { GameStrip } from './game-strip';

function Strip() {
  const navigate = useNavigate();
  return (
    <>
      <button id="open" aria-label="Open the game" onClick={() => void navigate({ href: '/play/orbit-house/concentric', replace: true })} />
      <GameStrip
        game={sampleGame()}
        mode="demo"
        isAlone={false}
        balance={null}
        demoNet={0}
        fullscreen={null}
        onBalance={null}
        onRules={() => undefined}
        onSimilar={() => undefined}
      />
    </>
  );
}

it('leads back to the page before the game, and to the lobby if the game was opened directly [GAME-010f]', async () => {
  const shown = await render(<Strip />);
  const leave = () => act(async () => shown.page.querySelector<HTMLButtonElement>('[aria-label="Leave game"]')!.click());
  await act(async () => shown.page.querySelector<HTMLButtonElement>('#open')!.click());
  await shown.settle();
  await shown.go('/vip');
  await leave();
  await shown.until(() => expect(shown.where()).toBe('/play/orbit-house/concentric'));
  await leave();
  await shown.until(() => expect(shown.where()).toBe('/'));
  await shown.unmount();
});
