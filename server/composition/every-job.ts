import { forgetUnfinished } from '../domains/account/documents/jobs';
import { sendDocumentMail } from '../domains/account/documents/mail-job';
import { carryOutFactorReset, sendFactorResetMail } from '../domains/account/two-factor/factor-reset';
import { sendClosureMail } from '../domains/account/closing/mail-job';
import { prepareCopy } from '../domains/account/data/copy';
import { eraseAccounts } from '../domains/account/data/erase';
import { sendDataCopyMail } from '../domains/account/data/mail-job';
import { sendContactMessage } from '../domains/account/contact/messages-job';
import { sendMail } from '../domains/account/mails/mail-job';
import { sendSecurityMail } from '../domains/account/security/security-mail-job';
import { tellOfNewDevice } from '../domains/account/security/security-news';
import { sendMonthlyStatements, sendStatementMail } from '../domains/account/statement/monthly';
import { sendWeeklyMail, sendWeeklySummaries } from '../domains/account/weekly/summary';
import { continueCampaigns } from '../domains/campaigns/store';
import { cashboxJobs } from '../domains/cashbox/jobs';
import { releaseDeposits } from '../domains/cashbox/admission/central-deposits';
import { sendReturnMail } from '../domains/cashbox/payments/return-mail-job';
import { payLotteryPrize, turnLotteries } from '../domains/competitions/lotteries/lottery-turn';
import { turnPromos } from '../domains/competitions/promos/promo-turn';
import { turnQuests } from '../domains/competitions/quests/quest-turn';
import { notifyOfStarts } from '../domains/competitions/tournaments/starts-soon';
import { notifyPlayers } from '../domains/competitions/tournaments/notify-players';
import { payTournamentPrizes } from '../domains/competitions/tournaments/tournament-prizes';
import { turnTournaments } from '../domains/competitions/tournaments/turn';
import { watchReturns } from '../domains/play/returns/returns-job';
import { demoPlay } from '../domains/play/demo-play';
import { notifyOfJackpotWin } from '../domains/games/jackpots/jackpot-won';
import { giftJobs } from '../domains/gifts/jobs';
import { judgePlayers } from '../domains/limits/harm/harm-job';
import { sendBreakMail } from '../domains/limits/break-mail-job';
import { payOutExclusion } from '../domains/limits/exclusion-payout-job';
import { sendLimitMail } from '../domains/limits/mail-job';
import { sendPush } from '../domains/notifications/push-job';
import { liveJobs, livePeriods } from '../domains/live/jobs';
import { sendContactMail } from '../domains/support/contact-mail';
import { forgetSupport } from '../domains/support/jobs';
import { vipJobs, vipPeriods } from '../domains/vip/jobs';
import { wheelJobs, wheelPeriods } from '../domains/wheels/jobs';
import { checkFiles } from '../jobs/file-hashes';
import { ledgerJobs, ledgerPeriods } from '../jobs/ledger-jobs';
import type { JobsToRun } from '../jobs/start-jobs';

/** Every queued task and every scheduled one: `startJobs(platform, everyJob)`. */
export const everyJob: JobsToRun = {
  jobs: {
    ...ledgerJobs,
    ...cashboxJobs,
    ...giftJobs,
    mail: sendMail,
    new_device: tellOfNewDevice,
    security_mail: sendSecurityMail,
    factor_reset: carryOutFactorReset,
    factor_reset_mail: sendFactorResetMail,
    weekly_summaries: sendWeeklySummaries,
    weekly_summary_mail: sendWeeklyMail,
    monthly_statements: sendMonthlyStatements,
    monthly_statement_mail: sendStatementMail,
    contact_message: sendContactMessage,
    closure_mail: sendClosureMail,
    data_copy: prepareCopy,
    data_copy_mail: sendDataCopyMail,
    erase_accounts: eraseAccounts,
    push: sendPush,
    central_deposits: releaseDeposits,
    harm_markers: judgePlayers,
    break_mail: sendBreakMail,
    exclusion_payout: payOutExclusion,
    limit_mail: sendLimitMail,
    returned_deposit_mail: sendReturnMail,
    contact_mail: sendContactMail,
    forget_support: forgetSupport,
    forget_documents: forgetUnfinished,
    document_mail: sendDocumentMail,
    campaigns: continueCampaigns,
    tournaments: turnTournaments,
    tournament_news: notifyPlayers,
    tournament_prizes: payTournamentPrizes,
    tournaments_soon: notifyOfStarts,
    quests: turnQuests,
    lotteries: turnLotteries,
    lottery_prize: payLotteryPrize,
    promos: turnPromos,
    jackpot_won: notifyOfJackpotWin,
    demo_play: demoPlay,
    game_returns: watchReturns,
    file_hashes: checkFiles,
    ...liveJobs,
    ...vipJobs,
    ...wheelJobs,
  },
  periodic: [
    ...ledgerPeriods,
    ...vipPeriods,
    ...livePeriods,
    ...wheelPeriods,
    ...['campaigns', 'tournaments', 'tournaments_soon', 'quests', 'lotteries', 'promos', 'demo_play', 'expire-gifts'].map((task) => ({
      task,
      at: '* * * * *',
    })),
    { task: 'weekly_summaries', at: '*/15 * * * *' },
    { task: 'monthly_statements', at: '5,20,35,50 * * * *' },
    { task: 'harm_markers', at: '17 * * * *' },
    { task: 'game_returns', at: '27 * * * *' },
    { task: 'central_deposits', at: '37 * * * *' },
    { task: 'file_hashes', at: '21 3 * * *' },
    { task: 'forget_support', at: '41 4 * * *' },
    { task: 'forget_documents', at: '51 4 * * *' },
    { task: 'erase_accounts', at: '31 4 * * *' },
  ],
};
