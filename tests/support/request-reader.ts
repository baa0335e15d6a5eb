/** The request line. */
export interface Asked {
  method: string;
  /** Path and query as they were sent. */
  path: string;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/**
 * Finds where one request of a connection ends and the next begins, from the bytes alone. Browsers send one after the
 * other, with a length if there is a body.
 */
export class RequestReader {
  #head: Buffer = Buffer.alloc(0);
  #bodyLeft = 0;

  /**
   * Splits received bytes into pieces, each with the request that begins with it, or null if it continues the
   * previous one. A head is held back until it's complete.
   */
  read(chunk: Buffer): { bytes: Buffer; begins: Asked | null; isEnd: boolean }[] {
    if (chunk.length === 0) return [];
    if (this.#bodyLeft > 0) {
      const bytes = chunk.subarray(0, this.#bodyLeft);
      this.#bodyLeft -= bytes.length;
      return [{ bytes, begins: null, isEnd: this.#bodyLeft === 0 }, ...this.read(chunk.subarray(bytes.length))];
    }
    const all = Buffer.concat([this.#head, chunk]);
    const end = all.indexOf(END_OF_HEAD);
    if (end < 0) {
      this.#head = all;
      return [];
    }
    this.#head = Buffer.alloc(0);
    const bytes = all.subarray(0, end + END_OF_HEAD.length);
    const text = bytes.toString('latin1');
    const [method = '', path = ''] = text.split(' ', 2);
    this.#bodyLeft = Number(/\r\ncontent-length: *(\d+)/i.exec(text)?.[1] ?? 0);
    return [{ bytes, begins: { method, path }, isEnd: this.#bodyLeft === 0 }, ...this.read(all.subarray(bytes.length))];
  }
}
