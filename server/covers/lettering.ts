import { kerning, outlines } from './sora-bold.data';

/** Units per em of the outlines. */
const EM = 1000;
/** The replacement for a letter that the outlines lack. */
const UNKNOWN = '-';

interface PlacedLetter {
  path: string;
  x: number;
}

function placeLetters(text: string, tracking: number): { letters: PlacedLetter[]; width: number } {
  let x = 0;
  let previous = '';
  const letters = [...text].map((letter) => {
    const [advance, path] = outlines[letter] ?? outlines[UNKNOWN] ?? [0, ''];
    const start = x + (kerning[previous + letter] ?? 0);
    x = start + advance + tracking;
    previous = letter;
    return { path, x: start };
  });
  return { letters, width: Math.max(0, x - tracking) };
}

/** The width of a text in Sora Bold at a size, in the same unit; `tracking` is in thousandths of the size. */
export function textWidth(text: string, size: number, tracking = 0): number {
  return (placeLetters(text, tracking).width * size) / EM;
}

/** A text in Sora Bold as SVG path data, its baseline starting at x and y: no font has to be installed. */
export function textPath(text: string, x: number, y: number, size: number, tracking = 0): string {
  const scale = size / EM;
  const { letters } = placeLetters(text, tracking);
  return letters
    .map((letter) =>
      letter.path.replace(/(-?\d+) (-?\d+)/g, (_, across: string, up: string) => {
        const px = x + (letter.x + Number(across)) * scale;
        const py = y - Number(up) * scale;
        return `${Number(px.toFixed(1))} ${Number(py.toFixed(1))}`;
      }),
    )
    .join('');
}
