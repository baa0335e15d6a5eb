import { type Body, type Brush, circle, type Frame, group, n, path, rect, times } from '../brush';

/** The four suits, drawn in a box of 100 around 0, 0. */
const suits = [
  'M0 -46C24 -20 46 -4 46 18C46 40 18 46 6 26C8 38 14 46 20 50H-20C-14 46 -8 38 -6 26C-18 46 -46 40 -46 18C-46 -4 -24 -20 0 -46Z',
  'M0 46C-30 20 -46 2 -46 -18C-46 -44 -12 -50 0 -22C12 -50 46 -44 46 -18C46 2 30 20 0 46Z',
  'M0 -50L36 0L0 50L-36 0Z',
  'M0 -46A22 22 0 0 1 18 -12A22 22 0 1 1 7 22Q10 40 20 50H-20Q-10 40 -7 22A22 22 0 1 1 -18 -12A22 22 0 0 1 0 -46Z',
] as const;

function card(brush: Brush, suit: number, w: number, h: number, isDark: boolean): string {
  const { light, base, shade, night } = brush.colours;
  const ground = isDark
    ? brush.linear([
        [0, shade],
        [1, night],
      ])
    : brush.linear([
        [0, '#fff'],
        [1, light],
      ]);
  const ink = isDark ? light : suit % 3 === 0 ? night : shade;
  const pip = (x: number, y: number, scale: number, turn = 0) =>
    path(suits[suit] ?? '', ink, { transform: `translate(${n(x)} ${n(y)}) scale(${scale}) rotate(${turn})` });
  return (
    rect(-w / 2, -h / 2, w, h, ground, { rx: w * 0.09, stroke: base, 'stroke-width': 3 }) +
    rect(-w / 2 + 11, -h / 2 + 11, w - 22, h - 22, 'none', { rx: w * 0.06, stroke: ink, 'stroke-width': 1.6, opacity: 0.5 }) +
    pip(0, 0, w / 190) +
    pip(-w * 0.36, -h * 0.38, w / 700) +
    pip(w * 0.36, h * 0.38, w / 700, 180)
  );
}

/** A hand of cards, fanned. */
function fan(brush: Brush, { x, y, radius }: Frame): string {
  const count = brush.pick([4, 5]);
  const [w, h] = [radius * 0.86, radius * 1.3];
  const first = brush.whole(0, 3);
  const drawn = times(count, (at) =>
    group(card(brush, (first + at) % 4, w, h, at % 2 === 1), {
      transform: `translate(${n(x)} ${n(y + radius * 1.15)}) rotate(${n((at - (count - 1) / 2) * 19)}) translate(0 ${n(-radius * 1.15)})`,
    }),
  );
  return brush.glow(x, y, radius * 1.8, brush.colours.base, 0.7) + drawn.join('');
}

/** One large suit in rings of light. */
function sign(brush: Brush, { x, y, radius }: Frame): string {
  const { light, base, shade, haze } = brush.colours;
  const suit = suits[brush.whole(0, 3)] ?? '';
  const shape = (scale: number, fill: string, extra = {}) =>
    path(suit, fill, { transform: `translate(${n(x)} ${n(y)}) scale(${scale.toFixed(3)})`, ...extra });
  const rings = times(5, (at) =>
    shape((radius * (1.05 + at * 0.28)) / 50, 'none', { stroke: at % 2 ? haze : base, 'stroke-width': 0.8, opacity: 0.6 - at * 0.1 }),
  ).join('');
  return (
    brush.glow(x, y, radius * 1.7, base, 0.7) +
    rings +
    shape(
      radius / 52,
      brush.linear([
        [0, light],
        [0.5, base],
        [1, shade],
      ]),
      { stroke: light, 'stroke-width': 1.4 },
    )
  );
}

/** Chips in stacks, cards leaning on them. */
function stacks(brush: Brush, { x, y, radius }: Frame): string {
  const { light, base, shade, night, haze } = brush.colours;
  const stack = (cx: number, count: number, paint: string) =>
    times(count, (at) => {
      const level = y + radius * 0.95 - at * 24;
      const [w, tall] = [radius * 0.36, 18];
      const marks = times(5, (mark) =>
        rect(cx - w + (mark + 0.25) * ((w * 2) / 5), level, (w * 2) / 11, tall, light, { opacity: 0.92 }),
      ).join('');
      const top = `<ellipse cx="${n(cx)}" cy="${n(level)}" rx="${n(w)}" ry="${n(w * 0.26)}" fill="${paint}" stroke="${light}" stroke-width="3"/>`;
      return `<path d="M${n(cx - w)} ${n(level)}V${n(level + tall)}A${n(w)} ${n(w * 0.26)} 0 0 0 ${n(cx + w)} ${n(level + tall)}V${n(level)}Z" fill="${at % 2 ? paint : night}"/>${at % 2 ? '' : marks}${top}`;
    }).join('') + circle(cx, y + radius * 0.95 - (count - 1) * 24, 5, light);
  const leaning =
    group(card(brush, brush.whole(0, 3), radius * 0.95, radius * 1.42, false), {
      transform: `translate(${n(x + radius * 0.12)} ${n(y - radius * 0.2)}) rotate(14)`,
    }) +
    group(card(brush, brush.whole(0, 3), radius * 0.95, radius * 1.42, true), {
      transform: `translate(${n(x - radius * 0.24)} ${n(y - radius * 0.16)}) rotate(-12)`,
    });
  return (
    brush.glow(x, y, radius * 1.8, haze, 0.8) +
    leaning +
    stack(x - radius * 0.78, brush.whole(5, 9), base) +
    stack(x + radius * 0.82, brush.whole(4, 7), shade) +
    stack(x + radius * 0.02, brush.whole(2, 4), haze)
  );
}

export const cards: readonly Body[] = [fan, sign, stacks];
