import * as call from '#contract/calls/account/closure';
import type { Domain } from '#server/domain';
import { serve } from '#server/plugins/contract';
import { visitorOf } from '../sign-in/visitor';
import { closeAccount, type ClosingHooks, previewClosing } from './close';

/** Routes for closing an account, with the cashbox's part in it. */
export const closingRoutesOf =
  (hooks: ClosingHooks): Domain =>
  (app, platform) => {
    serve(app, platform, call.getClosure, ({ player }) => previewClosing(platform, hooks, player.player));

    serve(app, platform, call.closeAccount, async ({ player, body, request }) => {
      await closeAccount(platform, hooks, player, visitorOf(request), body);
      return {};
    });
  };
