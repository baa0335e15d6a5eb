import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const QUALITY = 9;

/** A document as it is sent: its text, and the same compressed. `location` is where a redirect leads. */
export interface MadeDocument {
  status: number;
  location: string | null;
  html: string;
  packed: Buffer;
}

/** Compresses a document once for all who are sent it. */
export async function makeDocument(status: number, location: string | null, html: string): Promise<MadeDocument> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
  return { status, location, html, packed: await compressBrotli(html, { params }) };
}
