import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { identityResults } from '#contract/fields/identity-result';
import type { IdentityCallback } from '#server/ports/identity-provider';
import { refuse } from '#server/plugins/refusals';
import { signed } from './callback-signature';

/** The dependencies of the stand-in's page. */
export interface StandInPage {
  secret: string;
  isOpen(check: string): Promise<boolean>;
  say(callback: IdentityCallback): Promise<unknown>;
  now(): Date;
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
} as const;

const paramsSchema = v.object({ check: v.pipe(v.string(), v.uuid()) });
const backSchema = v.pipe(v.string(), v.regex(/^(?:\/[\w-]+){1,4}$/));
const formSchema = v.object({ back: backSchema, result: v.picklist(identityResults) });
const words = { approved: 'Approve identity', refused: 'Refuse identity', review: 'Leave it to a person' } as const;

const page = (back: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Identity sandbox</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:0;min-height:100dvh;display:grid;place-items:center;background:#eef1f6;color:#16203a}
main{box-sizing:border-box;width:min(26rem,100% - 2rem);padding:2rem;border-radius:16px;background:#fff}h1{margin:0;font-size:1.25rem}
form{display:grid;gap:.75rem;margin-top:1.5rem}button{min-height:48px;border:1px solid #5b678a;border-radius:10px;background:#fff;font:inherit;font-weight:600;cursor:pointer}</style>
</head><body><main><h1>Identity sandbox</h1><p>This is a sandbox page in place of the provider’s own.</p>
<form method="post"><input type="hidden" name="back" value="${back}">${identityResults
  .map((result) => `<button name="result" value="${result}">${words[result]}</button>`)
  .join('')}</form></main></body></html>`;

function read<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (!result.success) throw refuse('bad_input');
  return result.output;
}

/** The stand-in's page: it asks for the result, which reaches the server as a signed webhook like any other. */
export function standInIdentityPage(app: FastifyInstance, { secret, isOpen, say, now }: StandInPage): void {
  const url = '/provider/identity/:check';
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    });
    scope.get(url, async (request, reply) => {
      const { check } = read(paramsSchema, request.params);
      const back = read(backSchema, (request.query as { back?: unknown }).back);
      if (!(await isOpen(check))) return reply.redirect(back, 303);
      return reply.headers(headers).send(page(back));
    });
    scope.post(url, async (request, reply) => {
      const { check } = read(paramsSchema, request.params);
      const { back, result } = read(formSchema, request.body);
      await say(signed(secret, { event: randomUUID(), check, result, at: now().toISOString() }));
      return reply.redirect(back, 303);
    });
  });
}
