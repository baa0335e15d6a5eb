import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Drawn } from './drawing';

const compressBrotli = promisify(brotliCompress);
const QUALITY = 9;

const packed = new WeakMap<Drawn, Map<string, Promise<Buffer>>>();

/** A filled document, compressed once for as long as what was drawn is kept; `name` tells apart what differs besides. */
function pack(drawn: Drawn, name: string, html: () => string): Promise<Buffer> {
  const known = packed.get(drawn) ?? new Map<string, Promise<Buffer>>();
  packed.set(drawn, known);
  const made = known.get(name) ?? compressBrotli(html(), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  known.set(name, made);
  return made;
}

/** Sends a document, compressed where the browser takes it. */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, drawn: Drawn, name: string, html: () => string): Promise<FastifyReply> {
  void reply.header('vary', 'accept-encoding');
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html());
  return reply.header('content-encoding', 'br').send(await pack(drawn, name, html));
}
