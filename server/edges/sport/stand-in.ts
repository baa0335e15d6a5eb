import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale, type Locale } from '#contract/fields/locale';
import type { Domain } from '#server/domain';
import type { Platform } from '#server/platform';
import { textOf } from '#server/texts';
import { standInPage } from './stand-in-page';

/** Accepts a pass, once; null if it isn't valid or was used before. */
type EnterByPass = (platform: Platform, token: string) => Promise<{ nickname: string } | null>;

const COOKIE = 'bettor';
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function show(reply: FastifyReply, html: string, status = 200): FastifyReply {
  void reply.header('content-security-policy', POLICY).header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
  return reply.status(status).type('text/html; charset=utf-8').send(html);
}

/**
 * The stand-in of the sportsbook, for development only: it accepts passes as the real host would, each once, and greets the player by
 * nickname; without one it greets a guest (SPORT-001).
 */
export const sportStandIn =
  (enterByPass: EnterByPass): Domain =>
  (app, platform) => {
    const { environment } = platform;
    if (!environment.sportStandIn) return;
    const audience = environment.sportOrigin;
    const host = new URL(audience).host;

    const response = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const url = new URL(request.url, audience);
      const asked = url.searchParams.get('locale');
      const locale: Locale = isLocale(asked) ? asked : 'en';
      const say = (key: Parameters<typeof textOf>[1], values?: Parameters<typeof textOf>[2]) => textOf(locale, key, values);
      const home = `${environment.publicOrigin}/`;
      const token = url.searchParams.get('pass');
      if (token === null) {
        const nickname = request.cookies[COOKIE];
        return show(
          reply,
          standInPage({
            locale,
            home,
            page: url.pathname,
            title: nickname ? say('config.sport.hello', { nickname }) : say('config.sport.hello-guest'),
            say,
          }),
        );
      }
      const pass = await enterByPass(platform, token);
      if (!pass) {
        return show(reply, standInPage({ locale, home, page: url.pathname, title: say('config.sport.pass-refused'), say }), 403);
      }
      // The pass is removed from the address immediately, so that it isn't copied.
      url.searchParams.delete('pass');
      void reply.setCookie(COOKIE, pass.nickname, { path: '/', httpOnly: true, sameSite: 'lax' });
      return reply.redirect(url.pathname + url.search, 303);
    };

    onHost(app, host, response);
  };

/** Serves every address of one host. */
function onHost(
  app: FastifyInstance,
  host: string,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.route({ method: 'GET', url: '/*', constraints: { host }, handler });
}
