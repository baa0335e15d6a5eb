// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { Announcer } from './announcer';

it('the same result twice changes the live region twice, so that it’s read twice', async () => {
  const announcer = new Announcer();
  const read: string[] = [];
  new MutationObserver(() => read.push(announcer.node.textContent!.trim())).observe(announcer.node, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  const texts: string[] = [];
  for (let time = 0; time < 3; time += 1) {
    announcer.say('17 black. No win this time.');
    texts.push(announcer.node.textContent!);
    await Promise.resolve();
  }
  expect(read).toEqual(Array.from({ length: 3 }, () => '17 black. No win this time.'));
  expect([texts[0] === texts[1], texts[1] === texts[2]]).toEqual([false, false]);
});
