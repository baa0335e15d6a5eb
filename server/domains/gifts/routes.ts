import * as call from '#contract/calls/gifts';
import type { Locale } from '#contract/fields/locale';
import { readPlayer } from '#server/database/players-store';
import { inTransaction } from '#server/database/connection';
import type { Domain } from '#server/domain';
import { KnownCurrencies } from '#server/domains/games/catalogue/currencies';
import { serve } from '#server/plugins/contract';
import { configsOf } from '../config/configs';
import { visitorOf } from '../account/sign-in/visitor';
import { betting, clearCode, coupon, setCanIssue, setCode } from './codes';
import { activate, cancel } from './moves';
import { openOffers } from './offers';
import { presentGift, presentOffer } from './present';
import { readGifts, readOffers } from './store';
import { isWelcome } from './welcome';

/** Routes for gifts: lists, activation, forfeiting, offers and codes. */
export const giftRoutes: Domain = (app, platform) => {
  const { database, clock } = platform;
  const known = new KnownCurrencies(database);
  const offerScene = async () => ({ rates: await known.at(clock.now().getTime()), terms: await configsOf(platform).get('reward-terms') });
  const list = async (player: number, which: Parameters<typeof readGifts>[2], locale: Locale) => {
    const now = clock.now();
    return { data: (await readGifts(database, player, which, now)).map((row) => presentGift(row, locale, now)) };
  };

  serve(app, platform, call.getAllGifts, ({ player, locale }) => list(player.player, 'all', locale));
  serve(app, platform, call.getBonuses, ({ player, locale }) => list(player.player, 'others', locale));
  serve(app, platform, call.getFreeSpins, ({ player, locale }) => list(player.player, 'freespins', locale));

  serve(app, platform, call.getDepositOffers, async ({ player, locale }) => {
    const { currency } = await readPlayer(database, player.player, ['currency']);
    const offers = await openOffers(database, player.player);
    const scene = await offerScene();
    return { data: offers.map((offer) => presentOffer(offer, currency, scene, locale)) };
  });

  serve(app, platform, call.getRegistrationOffers, async ({ player, locale, request }) => {
    const scene = await offerScene();
    const offers = await readOffers(database, 'registration');
    const welcome_pack = await isWelcome(database, configsOf(platform), {
      player: player?.player ?? null,
      cookieStag: visitorOf(request).stag,
    });
    return { data: offers.map((offer) => presentOffer(offer, 'EUR', scene, locale)), welcome_pack };
  });

  for (const [wanted, from] of [
    [call.activateFreeSpins, 'freespins'],
    [call.activateBonus, 'others'],
  ] as const) {
    serve(app, platform, wanted, ({ player, params, locale, once }) =>
      once((transaction) => activate(transaction, { player: player.player, id: params.id, list: from }, locale, clock.now())),
    );
  }

  for (const [wanted, from] of [
    [call.cancelFreeSpins, 'freespins'],
    [call.cancelBonus, 'others'],
  ] as const) {
    serve(app, platform, wanted, ({ player, params, locale, once }) =>
      once((transaction) => cancel(transaction, { player: player.player, id: params.id, list: from }, locale, clock.now())),
    );
  }

  giftCodeRoutes(app, platform);
};

/** Routes for codes, and for whether gifts may be issued to the player. */
const giftCodeRoutes: Domain = (app, platform) => {
  const { database, clock } = platform;

  serve(app, platform, call.usePromoCode, ({ player, body, locale, once }) =>
    once((transaction) => betting(transaction, body.code, { player: player.player, locale, now: clock.now() })),
  );
  serve(app, platform, call.useCoupon, ({ player, body, locale, once }) =>
    once((transaction) => coupon(transaction, body.coupon_code, { player: player.player, locale, now: clock.now() })),
  );
  serve(app, platform, call.setBonusCode, ({ player, body, locale }) =>
    inTransaction(database, (transaction) =>
      setCode(transaction, body.deposit_bonus_code, { player: player.player, locale, now: clock.now() }),
    ),
  );
  serve(app, platform, call.clearBonusCode, ({ player }) =>
    inTransaction(database, (transaction) => clearCode(transaction, player.player)),
  );
  serve(app, platform, call.updateBonusSettings, ({ player, body }) =>
    inTransaction(database, (transaction) => setCanIssue(transaction, player.player, body.settings.can_issue)),
  );
};
