import { textPath, textWidth } from './lettering';

interface Block {
  lines: string[];
  size: number;
}

/** All ways to break words into a number of lines, in order. */
function breaks(words: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]];
  const found: string[][] = [];
  for (let at = 1; at <= words.length - lines + 1; at++) {
    const first = words.slice(0, at).join(' ');
    for (const rest of breaks(words.slice(at), lines - 1)) found.push([first, ...rest]);
  }
  return found;
}

const largest = [0, 92, 84, 74, 62];

/** The line breaks that allow the largest title in a width: four lines at most, and no short word alone if avoidable. */
export function fitTitle(title: string, width: number, tracking: number): Block {
  const words = title.split(' ');
  const blocks = [1, 2, 3, 4]
    .filter((lines) => lines <= words.length)
    .flatMap((lines) => breaks(words, lines))
    .map((lines): Block => {
      const widest = Math.max(...lines.map((line) => textWidth(line, 1, tracking)));
      return { lines, size: Math.min(width / widest, largest[lines.length] ?? 0) };
    });
  const worth = ({ lines, size }: Block) => size * (lines.some((line) => line.length < 3) ? 0.8 : 1);
  return blocks.reduce((best, block) => (worth(block) > worth(best) + 0.01 ? block : best));
}

export interface Lettering {
  shapes: string;
  /** The start of the letters. */
  top: number;
}

interface Setting {
  width: number;
  bottom: number;
  margin: number;
  isCentred: boolean;
  colour: string;
  /** The line under the title. */
  signature: string;
  signatureColour: string;
}

/** A title in Sora at the bottom of the picture, with a small line under it. */
export function setTitle(title: string, setting: Setting): Lettering {
  const { width, bottom, margin, isCentred, colour, signature, signatureColour } = setting;
  const tracking = -12;
  const { lines, size } = fitTitle(title, width - margin * 2, tracking);
  const place = (text: string, y: number, at: number, spread: number) => {
    const x = isCentred ? (width - textWidth(text, at, spread)) / 2 : margin;
    return textPath(text, x, y, at, spread);
  };
  const small = 23;
  const step = size * 1.06;
  const last = bottom - small - 24;
  const letters = lines.map((line, at) => place(line, last - (lines.length - 1 - at) * step, size, tracking)).join('');
  const under = place(signature.toUpperCase(), bottom, small, 90);
  return {
    shapes: `<path d="${letters}" fill="${colour}"/><path d="${under}" fill="${signatureColour}"/>`,
    top: last - (lines.length - 1) * step - size * 0.76,
  };
}
