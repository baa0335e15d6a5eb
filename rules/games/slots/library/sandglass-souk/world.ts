import { backdrop, hills, stars } from '../../art/land';
import { chance, times } from '../../art/pen';
import { bonus, tokens, valueCoin, wild } from '../../art/tokens';
import type { Drawing, World } from '../../art/world';

const astrolabe: Drawing = (pen) =>
  pen.circle(0, 6, 40, pen.rad('#fff0b0', '#8a5a14', '#e0a83a')) +
  pen.circle(0, 6, 31, pen.lin('#1f8a8a', '#0a3040')) +
  pen.circle(8, 12, 17, 'none', { stroke: '#ffe08a', 'stroke-width': 4 }) +
  times(12, (i) => pen.at(0, 6, pen.box(-1.5, -38, 3, 6, '#5a3408'), 1, i * 30)) +
  pen.path('M-3 6L0 -30L3 6L0 40z', '#fff6d0') +
  pen.circle(0, -42, 7, 'none', { stroke: '#e0a83a', 'stroke-width': 4 });
const lamp: Drawing = (pen) =>
  pen.path(
    'M-44 -8C-30 -12 -26 4 -14 2C-8 -12 16 -14 26 -4C40 -14 48 2 38 12C34 16 28 14 26 10C22 22 6 26 -4 24C-20 24 -22 10 -44 -8z',
    pen.lin('#fff0a0', '#b5680c', 'corner', '#f0b53a'),
  ) +
  pen.path('M-8 24H16L22 36H-14z', pen.lin('#f0b53a', '#8a4a08')) +
  pen.oval(6, -9, 10, 6, pen.rad('#fff6c8', '#c27a14')) +
  pen.circle(6, -17, 4, '#e8405a') +
  pen.glow(-40, -22, 20, '#8ad8ff', 0.9) +
  pen.line('M-42 -12q-8 -12 2 -18t-2 -16', 4, '#bfeaff', { opacity: 0.85 });
const carpet: Drawing = (pen) =>
  pen.path('M-44 -14Q-20 -34 4 -18T44 -22L40 22Q16 36 -6 22T-44 26z', pen.lin('#d83a5a', '#5a1050')) +
  pen.path('M-36 -8Q-16 -24 4 -11T36 -14L34 14Q14 24 -6 14T-36 18z', 'none', { stroke: '#ffd75a', 'stroke-width': 3 }) +
  pen.path('M0 -8L14 1L0 12L-14 3z', '#ffd75a') +
  times(6, (i) => pen.line(`M-44 ${-12 + i * 7}h-6M42 ${-18 + i * 7}h6`, 2, '#ffe9a8'));
const sabre: Drawing = (pen) =>
  pen.at(
    0,
    0,
    pen.path('M-8 10C4 0 20 -24 18 -46C36 -22 28 8 4 22z', pen.lin('#ffffff', '#7f93b0')) +
      pen.path('M-20 6L14 26L8 32L-26 12z', pen.lin('#ffd75a', '#9a5c0c')) +
      pen.path('M-12 18L-30 44L-22 48L-4 26z', pen.lin('#7a2a8a', '#32103f')) +
      pen.circle(-27, 46, 6, pen.rad('#ff9ab0', '#c2143a')),
  );
const jar: Drawing = (pen) =>
  pen.path(
    'M-14 -44H14V-36C14 -30 34 -18 32 8C30 30 16 42 0 42C-16 42 -30 30 -32 8C-34 -18 -14 -30 -14 -36z',
    pen.lin('#5ad8d0', '#0d5a70'),
  ) +
  pen.line('M-31 0H31M-30 14H30', 3, '#ffd75a') +
  times(6, (i) => pen.path(`M${-28 + i * 10} 3l5 8l5 -8z`, '#ffd75a')) +
  pen.box(-16, -48, 32, 7, pen.lin('#ffe9a8', '#b5680c'), 3);
const glass: Drawing = (pen) =>
  pen.box(-26, -46, 52, 9, pen.lin('#ffe08a', '#9a5c0c'), 3) +
  pen.box(-26, 37, 52, 9, pen.lin('#ffe08a', '#9a5c0c'), 3) +
  pen.path('M-20 -37H20C20 -14 4 -8 4 0C4 8 20 14 20 37H-20C-20 14 -4 8 -4 0C-4 -8 -20 -14 -20 -37z', '#d8f4ff', { opacity: 0.65 }) +
  pen.path('M-13 -20H13C8 -10 3 -6 0 0C-3 -6 -8 -10 -13 -20zM-17 37C-16 24 -6 20 0 16C6 20 16 24 17 37z', pen.lin('#ffd75a', '#e0862a')) +
  pen.line('M0 0V18', 2, '#ffd75a');

const dome = (x: number, y: number, r: number, fill: string, gold: string) =>
  `<g transform="translate(${x} ${y})"><path d="M${-r} 0C${-r * 1.15} ${-r * 0.9} ${-r * 0.2} ${-r} 0 ${-r * 1.6}C${r * 0.2} ${-r} ${r * 1.15} ${-r * 0.9} ${r} 0z" fill="${fill}"/><path d="M-2 ${-r * 1.6}h4v-26h-4z" fill="${gold}"/><circle cy="${-r * 1.6 - 30}" r="7" fill="${gold}"/></g>`;

/** A desert market at dusk below the domes of a city. */
export const world: World = {
  light: '#ffdf8a',
  tone: '#1f8a8a',
  dark: '#0d3a4a',
  night: '#1c0f2e',
  frame: 'velvet',
  air: 'dust',
  far: (pen) =>
    backdrop(pen, '#2a1a5a', '#ffb45a', '#b0487a') +
    stars(pen, 60, 420) +
    pen.circle(430, 300, 96, pen.rad('#fff', '#ffe9b8')) +
    pen.circle(474, 276, 86, '#5a2f70') +
    hills(900, 160, 3, '#c2703a', pen, 360) +
    hills(980, 120, 9, '#9a4f2e', pen, 300),
  middle: (pen) => {
    const stone = pen.lin('#e8b07a', '#7a3f3a', 'down');
    const teal = pen.lin('#4fd0c0', '#135a6a');
    return (
      [
        [140, 880, 110],
        [380, 960, 70],
        [720, 760, 150],
        [1060, 950, 76],
        [1300, 870, 116],
      ]
        .map(
          ([x, y, r]) =>
            pen.box(x! - r! * 0.9, y!, r! * 1.8, 700, stone) +
            dome(x!, y!, r!, teal, '#ffd75a') +
            times(3, (i) =>
              pen.path(`M${x! - r! * 0.55 + i * r! * 0.42} ${y! + 150}v-50a${r! * 0.14} ${r! * 0.14} 0 0 1 ${r! * 0.28} 0v50z`, '#2a1440'),
            ),
        )
        .join('') +
      [250, 890, 1180].map((x, i) => pen.box(x - 16, 560 + i * 40, 32, 700, stone) + dome(x, 560 + i * 40, 26, teal, '#ffd75a')).join('')
    );
  },
  near: (pen) =>
    times(
      6,
      (i) =>
        pen.path(`M${i * 250 - 60} 1190L${i * 250 + 70} 1090L${i * 250 + 200} 1190z`, i % 2 ? '#c2334d' : '#1f8a8a') +
        pen.box(i * 250 - 46, 1190, 232, 250, '#2a1430') +
        times(5, (k) => pen.path(`M${i * 250 - 60 + k * 52} 1190h52v26q-26 26 -52 0z`, k % 2 ? '#ffe9c8' : i % 2 ? '#8a1f3f' : '#0d5a6a')) +
        pen.glow(i * 250 + 70, 1260, 80, '#ffb04a', 0.7) +
        pen.path(`M${i * 250 + 58} 1240h24l6 34h-36z`, '#ffd98a'),
    ) +
    hills(1400, 60, 4, '#120820', pen) +
    times(24, (i) => pen.circle(chance(i, 2) * 1440, 40 + Math.sin(i) * 20 + chance(i, 5) * 60, 9, i % 2 ? '#ffcf6a' : '#ff8a5a')) +
    pen.line('M0 30Q360 130 720 50T1440 40', 3, '#120820'),
  symbols: {
    lamp,
    astrolabe,
    sabre,
    carpet,
    jar,
    ...tokens(
      'arch',
      [
        ['moon', '#ffd98a', '#a8621a'],
        ['star', '#7fe0d8', '#12606a'],
        ['eye', '#e8a0d0', '#7a2468'],
        ['gem', '#ffa08a', '#9c2f2a'],
      ],
      '#1c0f2e',
    ),
    wild: wild(glass, '#0d6a70'),
    free: bonus(lamp, '#ffe9a8', '#7a1450', 'FREE'),
    coin: valueCoin('#ffd75a', '#a8620c', '#fff3b8', 12),
  },
};
