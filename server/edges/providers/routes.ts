import { providerAct, providerClose, providerInit, providerLook, providerSettle, providerWager } from '#contract/calls/provider';
import type { Domain } from '#server/domain';
import type { Platform } from '#server/platform';
import { serve } from '#server/plugins/contract';
import { refuse } from '#server/plugins/refusals';
import type { GameEngine } from '#server/ports/game-engine';
import { allowFrameOrigins } from './frame-origins';

/** Routes for games' frames: start, bet, settle, close; each with its launch token, served by an engine. */
export const providerRoutesOf =
  (openEngine: (platform: Platform) => GameEngine): Domain =>
  (app, platform) => {
    const engine = openEngine(platform);
    allowFrameOrigins(app, platform);

    serve(app, platform, providerInit, ({ launchToken }) => engine.init(launchToken));

    serve(app, platform, providerWager, async ({ launchToken, body, key, bodyHash, country, address }) => {
      if (key === null) throw refuse('idempotency_key_missing');
      return engine.wager(launchToken, body, { key, bodyHash }, { country, address });
    });

    serve(app, platform, providerAct, async ({ launchToken, body, key, bodyHash }) => {
      if (key === null) throw refuse('idempotency_key_missing');
      return engine.act(launchToken, body, { key, bodyHash });
    });

    serve(app, platform, providerLook, ({ launchToken, body }) => engine.look(launchToken, body.round_id));

    serve(app, platform, providerSettle, ({ launchToken, body }) => engine.settle(launchToken, body.round_id));

    serve(app, platform, providerClose, async ({ launchToken }) => {
      await engine.close(launchToken);
      return {};
    });
  };
