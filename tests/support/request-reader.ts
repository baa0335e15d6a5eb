/** The first line of a request. */
export interface Asked {
  method: string;
  /** Path and query as they were sent. */
  path: string;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/**
 * Tells where one request of a connection ends and the next begins, by nothing but its bytes: browsers send one after the
 * other, with a length where there is a body.
 */
export class RequestReader {
  #head: Buffer = Buffer.alloc(0);
  #bodyLeft = 0;

  /**
   * Takes what came; hands out the bytes again, each piece with the request that begins with it, or null where it goes on
   * with the one before. A head is held back until it is whole.
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
