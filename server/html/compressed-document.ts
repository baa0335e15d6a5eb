import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { constants, createBrotliCompress, type BrotliCompress } from 'node:zlib';

const QUALITY = 9;
const HEADING_END = '</h1>';

/** How long a slow phone takes to paint the head of a page, with nothing else to lay out. */
const PAINT_MS = 220;

/**
 * A document for sending: its text, and the same compressed in two chunks. The first ends with the page's first heading, and can be shown
 * before the second arrives. `location` is a redirect's target.
 */
export interface CompressedDocument {
  status: number;
  location: string | null;
  html: string;
  packed: readonly [Buffer, Buffer];
}

/** Everything compressed so far, up to a flush point. */
async function flushed(compressing: BrotliCompress): Promise<Buffer> {
  const flush = promisify((done: () => void) => compressing.flush(done));
  await flush();
  return (compressing.read() as Buffer | null) ?? Buffer.alloc(0);
}

/** Compresses a document once for all responses. */
export async function compressDocument(status: number, location: string | null, html: string): Promise<CompressedDocument> {
  const compressing = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  });
  const heading = html.indexOf(HEADING_END);
  const cut = heading < 0 ? 0 : heading + HEADING_END.length;
  compressing.write(html.slice(0, cut));
  const head = await flushed(compressing);
  compressing.end(html.slice(cut));
  return { status, location, html, packed: [head, await buffer(compressing)] };
}

/**
 * Sends a compressed document in two chunks: the rest follows once the head has had time to paint. In one chunk, a slow phone lays out
 * everything before it shows anything.
 */
export function inTwoParts([head, rest]: CompressedDocument['packed']): Readable {
  return Readable.from(
    (async function* () {
      yield head;
      await setTimeout(PAINT_MS);
      yield rest;
    })(),
    { objectMode: false },
  );
}
