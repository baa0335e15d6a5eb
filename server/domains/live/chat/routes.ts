import { hideInChat, LIVE_CHAT_PATH, reportInChat, sayInChat } from '#contract/calls/live-chat';
import type { Domain } from '#server/domain';
import { launchTokenOf, serve } from '#server/plugins/contract';
import { refuse } from '#server/plugins/refusals';
import { BACK_AFTER_S, openStream } from '../open-stream';
import { LiveChat } from './chat';
import { ChatRooms } from './chat-rooms';

/** Routes for the chats of live tables: the stream of each, and the players' actions. */
export const liveChatRoutes: Domain = (app, platform) => {
  const rooms = new ChatRooms(platform);
  const chat = new LiveChat(platform);
  app.addHook('preClose', () => rooms.close());

  serve(app, platform, sayInChat, ({ launchToken, body }) => chat.say(launchToken, body));

  serve(app, platform, hideInChat, async ({ launchToken, body }) => {
    await chat.hide(launchToken, body);
    return {};
  });

  serve(app, platform, reportInChat, async ({ launchToken, body }) => {
    await chat.report(launchToken, body);
    return {};
  });

  app.get(LIVE_CHAT_PATH, { config: { stream: true } }, async (request, reply) => {
    const { player, game } = await chat.playing(launchTokenOf(request));
    const { network } = request.caller;
    if (platform.environment.rateLimits && !rooms.hasRoom(network)) throw refuse('rate_limited', { retryAfterSeconds: BACK_AFTER_S });
    await rooms.add(game, player, openStream(reply), network);
  });
};
