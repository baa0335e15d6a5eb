import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inTwoParts, compressDocument } from './compressed-document';

const html = `<html><head><style>a{}</style></head><body><main><h1>Games</h1><p>${'Many games. '.repeat(400)}</p></main></body></html>`;

/** The text that a browser can decode from the start of a compressed document. */
async function readable(beginning: Buffer): Promise<string> {
  const reading = createBrotliDecompress();
  let read = '';
  reading.on('data', (piece: Buffer) => (read += piece.toString()));
  await new Promise<void>((resolve) => void reading.write(beginning, () => resolve()));
  return read;
}

describe('a document', () => {
  it('can be decoded up to its first heading before the rest arrives', async () => {
    const { packed } = await compressDocument(200, null, html);
    expect(await readable(packed[0])).toMatch(/^<html>.*<h1>Games<\/h1>$/);
  });

  it('is complete with both parts, sent together or one after the other', async () => {
    const { packed } = await compressDocument(200, null, html);
    expect(brotliDecompressSync(Buffer.concat(packed)).toString()).toBe(html);
    expect(await text(inTwoParts(packed).pipe(createBrotliDecompress()))).toBe(html);
  });

  it('is complete without a heading or if it’s empty', async () => {
    for (const page of ['<p>Text</p>', '']) {
      const { packed } = await compressDocument(302, '/new', page);
      expect(await text(Readable.from(inTwoParts(packed)).pipe(createBrotliDecompress()))).toBe(page);
    }
  });
});
