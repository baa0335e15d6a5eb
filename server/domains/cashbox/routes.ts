import * as calls from '#contract/calls/cashbox';
import type { Call } from '#contract/call';
import { cardNumberDepBin, isValidCardExpire } from '#rules/account/fields/form-rules';
import type { Domain } from '#server/domain';
import { inTransaction } from '#server/database/connection';
import { type HandlerContext, serve } from '#server/plugins/contract';
import { refuseFields } from '#server/plugins/field-problems';
import { refuse } from '#server/plugins/refusals';
import type { Platform } from '#server/platform';
import { requireNotRegistered } from '../account/registers/registers';
import { admitPlay, requireTerms } from '../account/sign-up/region';
import { configsOf } from '../config/configs';
import { accountsOf, switchAccount } from './accounts/accounts';
import { answerChallenge } from './provider/challenge';
import { cancelDeposit, confirmInSandbox, createDeposit } from './payments/deposits';
import { checkFraud } from './admission/fraud';
import { handleWebhook } from './provider/provider-status';
import { cryptoRates, offeredCurrencies } from './accounts/info';
import { reserveDeposit } from './admission/central-deposits';
import { methodsOf } from './admission/methods';
import { payoutOrderOf } from './admission/payout-sources';
import { playerLicence } from './accounts/player-licence-store';
import { presentPayment, presentProgress } from './payments/present';
import type { CashboxContext } from './payments/context';
import { savedMethodRoutes } from './saved/routes';
import { findPayment, listPayments } from './store';
import { createWithdrawal, recallWithdrawalOf } from './payments/withdrawals';

type PlayerCall = Call & { who: 'player' };

const YEAR_MS = 366 * 24 * 60 * 60_000;

function contextOf(platform: Platform, { player, locale }: HandlerContext<PlayerCall>): CashboxContext {
  const { payments: provider, clock } = platform;
  return {
    provider,
    player: player.player,
    groups: player.groups,
    device: player.device,
    locale,
    now: clock.now(),
    configs: configsOf(platform),
  };
}

const reads: Domain = (app, platform) => {
  const { database, clock } = platform;

  serve(app, platform, calls.getCurrencies, () => offeredCurrencies(configsOf(platform)));

  serve(app, platform, calls.getCryptoExchangeRates, () => cryptoRates(database));

  serve(app, platform, calls.getAccounts, async ({ player }) => ({ data: await accountsOf(database, player.player) }));

  serve(app, platform, calls.getMethods, (asked) =>
    methodsOf(database, contextOf(platform, asked), asked.query.currency, asked.query.action),
  );

  serve(app, platform, calls.getPayoutOrder, (asked) => payoutOrderOf(database, contextOf(platform, asked), asked.query.currency));

  serve(app, platform, calls.getPayments, async ({ player }) => {
    const licence = await playerLicence(database, player.player);
    const rows = await listPayments(database, player.player, new Date(clock.now().getTime() - YEAR_MS));
    return { data: rows.map((row) => presentPayment(row, licence)) };
  });

  serve(app, platform, calls.getPayment, async ({ player, params }) => {
    const row = await findPayment(database, params.id, player.player);
    if (!row) throw refuse('payment_not_found');
    return presentProgress(database, row, await playerLicence(database, player.player));
  });
};

const writes: Domain = (app, platform) => {
  serve(app, platform, calls.openAccount, ({ player, body, once }) =>
    once(async (transaction) => {
      const { enabled } = await configsOf(platform).get('currency-config', transaction);
      return { data: await switchAccount(transaction, player.player, body.currency, enabled) };
    }),
  );

  serve(
    app,
    platform,
    calls.createDeposit,
    async (asked) => {
      await requireTerms(platform.database, asked, platform.clock.now());
      await requireNotRegistered(platform, asked.player.player);
      const centralReference = await reserveDeposit(platform, asked.player.player, asked.body, asked.key);
      return asked.inSteps(createDeposit(contextOf(platform, asked), asked.body, centralReference));
    },
    admitPlay,
  );

  serve(app, platform, calls.answerChallenge, (asked) =>
    asked.inSteps(answerChallenge(contextOf(platform, asked), asked.params.id, asked.body.code)),
  );

  serve(app, platform, calls.cancelDeposit, (asked) => asked.inSteps(cancelDeposit(contextOf(platform, asked), asked.params.id)));

  serve(app, platform, calls.confirmCryptoInSandbox, (asked) =>
    asked.once((transaction) => confirmInSandbox(transaction, contextOf(platform, asked), asked.params.id)),
  );

  serve(app, platform, calls.createWithdrawal, (asked) => asked.inSteps(createWithdrawal(contextOf(platform, asked), asked.body)));

  serve(app, platform, calls.recallPayment, (asked) =>
    asked.once((transaction) => recallWithdrawalOf(transaction, contextOf(platform, asked), asked.params.id)),
  );

  serve(app, platform, calls.checkTransaction, async (asked) => {
    const { verdict, custom_player_status } = await inTransaction(platform.database, (transaction) =>
      checkFraud(transaction, contextOf(platform, asked), asked.body),
    );
    return { allowed: verdict.outcome !== 'refuse', custom_player_status };
  });
};

const providerSide: Domain = (app, platform) => {
  const { payments, clock } = platform;

  serve(app, platform, calls.tokenizeCard, async ({ body, locale }) => {
    if (!payments.tokenize) throw refuse('not_found');
    const { bins } = await configsOf(platform).get('blocked-cards');
    const number = cardNumberDepBin(bins)(body.number);
    const expiry = isValidCardExpire(clock.now())(body.expiry);
    if (number || expiry) throw refuseFields(locale, { ...(number && { number }), ...(expiry && { expiry }) });
    return payments.tokenize(body, clock.now());
  });

  serve(app, platform, calls.receiveCallback, async ({ body }) => ({ taken: await handleWebhook(platform, body) }));
};

/** Routes for accounts, payments, payment methods and provider webhooks. */
export const cashboxRoutes: Domain = (app, platform) => {
  reads(app, platform);
  writes(app, platform);
  savedMethodRoutes(app, platform);
  providerSide(app, platform);
};
