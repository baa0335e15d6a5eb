import type { MechanicConfig, SlotStep } from '#contract/fields/slot-mechanics';
import { button, element } from '../shell/element';
import type { Frame } from '../shell/frame';

const GOES_ON_MS = 20_000;
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

interface Around {
  over: HTMLElement;
  frame: Frame;
  config: MechanicConfig;
  /** The world's pictures of the closed chest and of the one that ends the choice. */
  chest: string;
}

/** The contents of the chests that weren't opened. */
function showMissed({ text, money }: Frame, boxes: readonly HTMLButtonElement[], missed: readonly number[]): void {
  const rest = [...missed];
  for (const box of boxes.filter(({ disabled }) => !disabled)) {
    box.disabled = true;
    const cents = rest.shift() ?? 0;
    box.replaceChildren(element('span', { class: 'missed' }, cents === 0 ? text('bonus_end') : money(cents)));
  }
}

/** A chest bonus: the player opens one chest after the other; each reveals the next of the drawn prizes. */
export async function showChests({ over, frame, chest }: Around, step: SlotStep): Promise<void> {
  const { text, money, announcer, isStill } = frame;
  const count = step.prizes.length + step.other.length;
  const sum = element('strong', {}, money(0));
  let opened = 0;
  let total = 0;
  await new Promise<void>((done) => {
    const open = (box: HTMLButtonElement) => {
      const prize = step.prizes[opened];
      if (!prize || box.disabled) return;
      opened += 1;
      total += prize.win_cents;
      box.disabled = true;
      const words = prize.is_end ? text('bonus_end') : money(prize.win_cents);
      box.replaceChildren(element('span', { class: prize.is_end ? 'end' : 'prize' }, words));
      box.setAttribute('aria-label', words);
      sum.textContent = money(total);
      announcer.say(words);
      if (opened === step.prizes.length) {
        showMissed(frame, boxes, step.other);
        window.clearTimeout(timer);
        setTimeout(done, isStill ? 600 : 1600);
        return;
      }
      // A disabled button loses the focus, so the next closed chest gets it.
      boxes.find((other) => !other.disabled)?.focus({ preventScroll: true });
    };
    const boxes = Array.from({ length: count }, (_, i) => {
      const box: HTMLButtonElement = button(
        text('chest_n', { number: i + 1 }),
        'chest',
        () => open(box),
        element('img', { src: chest, alt: '' }),
      );
      return box;
    });
    // Without the player's action, the chests open in order, so that no round waits forever.
    const openAll = () => {
      const next = boxes.find((box) => !box.disabled);
      if (!next || opened >= step.prizes.length) return;
      open(next);
      setTimeout(openAll, 400);
    };
    const timer = window.setTimeout(openAll, GOES_ON_MS);
    over.replaceChildren(
      element(
        'div',
        { class: 'bonus-card', role: 'group', 'aria-label': text('bonus_chests') },
        element('h2', {}, text('bonus_chests')),
        element('div', { class: 'chests' }, ...boxes),
        element('p', {}, sum),
      ),
    );
    boxes[0]?.focus({ preventScroll: true });
  });
  over.replaceChildren();
}

/** A wheel's face: sectors with their prizes. */
function wheelOf(prizes: MechanicConfig['feature']['prizes'], stake: number, frame: Frame): HTMLElement {
  const each = 360 / prizes.length;
  const sectors = prizes.map(({ stakes }, i) => {
    const label = element('span', {}, stakes === 0 ? '★' : frame.money(stakes * stake));
    label.style.transform = `rotate(${(i + 0.5) * each}deg)`;
    return label;
  });
  const wheel = element('div', { class: 'wheel-face' }, ...sectors);
  const colours = prizes.map((_, i) => `${i % 2 ? 'var(--world-dark)' : 'var(--world-tone)'} ${i * each}deg ${(i + 1) * each}deg`);
  wheel.style.background = `conic-gradient(${colours.join(',')})`;
  return wheel;
}

/** A wheel bonus: each turn ends on the field that was drawn, and may lead to the inner wheel. */
export async function showWheel({ over, frame, config }: Around, step: SlotStep, stake: number): Promise<void> {
  const { text, money, announcer, isStill } = frame;
  const sum = element('strong', {}, money(0));
  const place = element('div', { class: 'wheel-place' });
  over.replaceChildren(
    element(
      'div',
      { class: 'bonus-card', role: 'group', 'aria-label': text('bonus_wheel') },
      element('h2', {}, text('bonus_wheel')),
      place,
      element('p', {}, sum),
    ),
  );
  announcer.say(text('bonus_wheel'));
  let total = 0;
  let isInner = false;
  for (const prize of step.prizes) {
    const prizes = isInner ? config.feature.inner : config.feature.prizes;
    const wheel = wheelOf(prizes, stake, frame);
    place.replaceChildren(wheel);
    const each = 360 / prizes.length;
    const to = 360 * 5 - ((prize.field ?? 0) + 0.5) * each;
    wheel.style.transform = `rotate(${to}deg)`;
    if (!isStill)
      await wheel.animate([{ transform: 'rotate(0deg)' }, { transform: `rotate(${to}deg)` }], {
        duration: 3200,
        easing: 'cubic-bezier(.12,.7,.1,1)',
      }).finished;
    total += prize.win_cents;
    sum.textContent = money(total);
    announcer.say(prize.is_end ? money(prize.win_cents) : text('bonus_inner'));
    await wait(isStill ? 400 : 900);
    isInner = !prize.is_end;
  }
  over.replaceChildren();
}
