import { act, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findOn } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { Chip, ChipRow } from './chip';
import { Meter } from './meter';
import { Rail } from './rail';
import { Stepper } from './stepper';
import { Table } from './table';
import { Tile } from './tile';
import { Timeline } from './timeline';

let shown: Rendered;
const observed: (() => void)[] = [];

class FakeResizeObserver {
  private readonly callback: () => void;
  constructor(callback: () => void) {
    this.callback = callback;
  }
  observe() {
    observed.push(this.callback);
  }
  disconnect() {}
}

beforeEach(() => {
  observed.length = 0;
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
});

afterEach(async () => {
  await shown.unmount();
});

const open = async (element: ReactElement) => {
  shown = await render(element);
};
const button = (name: string) => findOn<HTMLButtonElement>(`button[aria-label="${name}"]`);
/** Gives a row that scrolls its places, in pixels, and has it measured. */
const measure = (row: Element, scrollLeft: number, clientWidth = 300, scrollWidth = 1000) =>
  act(async () => {
    for (const [name, value] of Object.entries({ clientWidth, scrollWidth }))
      Object.defineProperty(row, name, { value, configurable: true });
    row.scrollLeft = scrollLeft;
    for (const callback of observed) callback();
    row.dispatchEvent(new Event('scroll'));
  });

describe('a rail', () => {
  const rail = (
    <Rail title="New games" previousText="Back" nextText="On" action={<a href="/all">All</a>}>
      {['a', 'b', 'c'].map((name) => (
        <a key={name} href={`/${name}`}>
          {name}
        </a>
      ))}
    </Rail>
  );
  const arrows = () => [button('Back').disabled, button('On').disabled];
  const key = (name: string) => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(event);
    return [event.defaultPrevented, document.activeElement!.textContent];
  };

  it('has arrows that end with it, and none to see while all of it is visible', async () => {
    await open(rail);
    const row = findOn('ul');
    const isStill = () => button('On').parentElement!.className.includes('still');
    expect([findOn('section').getAttribute('aria-label'), arrows(), isStill()]).toEqual(['New games', [true, true], true]);
    await measure(row, 0);
    expect([arrows(), isStill()]).toEqual([[true, false], false]);
    await measure(row, 350);
    expect(arrows()).toEqual([false, false]);
    await measure(row, 700);
    expect([arrows(), isStill()]).toEqual([[false, true], false]);
    const scrollBy = vi.fn<(to: object) => void>();
    Object.assign(row, { scrollBy });
    await measure(row, 350);
    await act(async () => button('Back').click());
    await act(async () => button('On').click());
    expect(scrollBy.mock.calls.map(([to]) => (to as { left: number }).left)).toEqual([-270, 270]);
  });

  it('moves the focus with the arrow keys, and leaves other keys and its ends to the browser', async () => {
    await open(rail);
    findOn('li a').focus();
    expect([key('ArrowLeft'), key('ArrowRight'), key('ArrowRight'), key('ArrowRight'), key('ArrowDown'), key('ArrowLeft')]).toEqual([
      [false, 'a'],
      [true, 'b'],
      [true, 'c'],
      [false, 'c'],
      [false, 'c'],
      [true, 'b'],
    ]);
  });

  it('takes the focus itself if there’s nothing in it to focus', async () => {
    await open(
      <Rail title="Winners" previousText="Back" nextText="On" isForReading isBusy>
        <p>Ada</p>
      </Rail>,
    );
    expect([findOn('ul').tabIndex, findOn('section').getAttribute('aria-label'), findOn('section').getAttribute('aria-busy')]).toEqual([
      0,
      'Winners',
      'true',
    ]);
  });
});

describe('chips', () => {
  it('are pressed or not, or the current page', async () => {
    await open(
      <ChipRow label="Categories">
        <Chip isSelected render={<a href="/slots">slots</a>}>
          Slots
        </Chip>
        <Chip render={<a href="/live">live</a>}>Live</Chip>
        <Chip isSelected>Won</Chip>
        <Chip isSelected={false}>Lost</Chip>
      </ChipRow>,
    );
    expect(findOn('nav').getAttribute('aria-label')).toBe('Categories');
    expect([...findOn('nav').children].map((one) => [one.getAttribute('aria-current'), one.getAttribute('aria-pressed')])).toEqual([
      ['page', null],
      [null, null],
      [null, 'true'],
      [null, 'false'],
    ]);
  });

  it('have arrows for a pointer on the sides where more are', async () => {
    await open(
      <ChipRow label="Categories" arrows={{ previous: 'Back', next: 'On' }}>
        <Chip>Slots</Chip>
      </ChipRow>,
    );
    const sides = () => ['Back', 'On'].map((name) => button(name) !== null);
    expect(sides()).toEqual([false, false]);
    await measure(findOn('nav'), 0);
    expect([sides(), button('On').tabIndex]).toEqual([[false, true], -1]);
    await measure(findOn('nav'), 350);
    expect(sides()).toEqual([true, true]);
    await measure(findOn('nav'), 700);
    expect(sides()).toEqual([true, false]);
  });

  it('scroll so that the current one is in the middle', async () => {
    await open(
      <ChipRow label="Categories" current="b">
        <Chip render={<a href="/a">a</a>}>A</Chip>
        <Chip isSelected render={<a href="/b">b</a>}>
          B
        </Chip>
      </ChipRow>,
    );
    const place = (element: Element, left: number, width: number) =>
      Object.assign(element, { getBoundingClientRect: () => ({ left, width }) });
    place(findOn('nav'), 0, 300);
    place(findOn('[aria-current]'), 500, 100);
    await measure(findOn('nav'), 0);
    expect(findOn('nav').scrollLeft).toBe(400);
  });

  it('that leave before they’re laid out don’t wait any longer', async () => {
    await open(
      <ChipRow label="Categories" current="b">
        <Chip isSelected render={<a href="/b">b</a>}>
          B
        </Chip>
      </ChipRow>,
    );
    expect(findOn('nav').scrollLeft).toBe(0);
  });
});

describe('a tile', () => {
  const image = { src: '/a.avif', srcSet: '/a.avif 1x', width: 300, height: 400 };

  it.each([
    ['first', 'eager', 'high', '/a.avif'],
    ['early', 'eager', 'auto', '/a.avif'],
    [undefined, 'lazy', 'auto', '/a.avif'],
    ['late', 'lazy', 'auto', null],
  ] as const)('loads its picture when it’s due: %s', async (urgency, loading, priority, src) => {
    await open(<Tile image={image} title="Orbit" link={<a href="/orbit">orbit</a>} {...(urgency && { urgency })} />);
    const picture = findOn('img');
    expect(['loading', 'fetchpriority', 'src', 'alt', 'width'].map((name) => picture.getAttribute(name))).toEqual([
      loading,
      priority,
      src,
      '',
      '300',
    ]);
    expect(findOn('article').querySelectorAll('div')).toHaveLength(1);
    expect(findOn('a').textContent).toBe('Orbit');
  });

  it('shows why it’s locked, and what else there is to do', async () => {
    await open(
      <Tile
        image={image}
        title="Orbit"
        link={<a href="/orbit">orbit</a>}
        lock="Level 3"
        badge="New"
        more="Demo"
        action="Heart"
        subtitle="House"
      />,
    );
    expect(findOn('article').textContent).toBe('NewLevel 3OrbitHouseDemoHeart');
    expect(findOn('article').className).toContain('locked');
  });
});

it('a table names its rows and columns, and marks the row of the player', async () => {
  const columns = [
    { key: 'name', title: 'Name', isName: true, cell: (row: { name: string }) => row.name },
    { key: 'points', title: 'Points', isFigure: true, cell: (row: { points: number }) => row.points },
    { key: 'prize', title: 'Prize', cell: () => '–' },
  ];
  const rows = [
    { name: 'Ada', points: 20 },
    { name: 'Bo', points: 10 },
  ];
  await open(
    <Table caption="Leaders" columns={columns as never} rows={rows} rowKey={({ name }) => name} isMarked={({ name }) => name === 'Bo'} />,
  );
  expect(findOn('caption').textContent).toBe('Leaders');
  expect([...document.body.querySelectorAll('thead th')].map((one) => [one.textContent, one.getAttribute('scope')])).toEqual([
    ['Name', 'col'],
    ['Points', 'col'],
    ['Prize', 'col'],
  ]);
  const body = [...document.body.querySelectorAll('tbody tr')];
  expect(body.map((row) => [row.querySelector('th[scope="row"]')?.textContent, row.className.includes('marked')])).toEqual([
    ['Ada', false],
    ['Bo', true],
  ]);
  expect([...body[0]!.children].map(({ className }) => className.includes('tabular'))).toEqual([false, true, false]);
});

it('a timeline says the state of each step, and which is the current one', async () => {
  const steps = (['done', 'current', 'ahead', 'failed'] as const).map((state) => ({
    id: state,
    title: state,
    state,
    stateText: `is ${state}`,
  }));
  await open(<Timeline label="Payment" steps={[{ ...steps[0]!, time: '12:00', detail: 'by card' }, ...steps.slice(1)]} />);
  expect(findOn('ol').getAttribute('aria-label')).toBe('Payment');
  expect([...document.body.querySelectorAll('li')].map((one) => [one.textContent, one.getAttribute('aria-current')])).toEqual([
    ['done is doneby card12:00', null],
    ['current is current', 'step'],
    ['ahead is ahead', null],
    ['failed is failed', null],
  ]);
  expect([...document.body.querySelectorAll('li')].map((one) => [one.querySelector('svg') !== null, one.children.length])).toEqual([
    [true, 3],
    [false, 2],
    [false, 2],
    [true, 2],
  ]);
});

it('steps of a form show how far it is', async () => {
  await open(<Stepper label="Progress" steps={['One', 'Two', 'Three']} current={1} placeText="Step 2 of 3" />);
  expect(findOn('p').textContent).toBe('Step 2 of 3 Two');
  expect(
    [...document.body.querySelectorAll('li')].map((one) => [one.className.includes('reached'), one.getAttribute('aria-current')]),
  ).toEqual([
    [true, null],
    [true, 'step'],
    [false, null],
  ]);
});

it.each([
  [40, 100, 40, 100],
  [140, 100, 100, 100],
  [-40, 100, 0, 100],
  [0, 0, 0, 1],
])('a meter of %i of %i stays within its ends', async (value, max, shownValue, shownMax) => {
  await open(<Meter label="Used" value={value} max={max} valueText="some" />);
  const bar = findOn<HTMLProgressElement>('progress');
  expect([bar.getAttribute('value'), bar.getAttribute('max'), bar.getAttribute('aria-valuetext')]).toEqual([
    String(shownValue),
    String(shownMax),
    'some',
  ]);
  expect([document.getElementById(bar.getAttribute('aria-labelledby')!)!.textContent, findOn('p')]).toEqual(['Used', null]);
  await shown.unmount();
  await open(<Meter label="Used" isLabelHidden value={value} max={max} valueText="some" note="Until Monday" />);
  expect([findOn('p').textContent, findOn('[hidden]').textContent]).toEqual(['Until Monday', 'Used']);
});
