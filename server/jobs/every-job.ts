import { sendMail } from '../domains/account/mail-job';
import { cashboxJobs } from '../domains/cashbox/jobs';
import { turnTournaments } from '../domains/competitions/turn';
import { demoPlay } from '../domains/games/demo-play';
import { sendLimitMail } from '../domains/limits/mail-job';
import { sendPush } from '../domains/notifications/push-job';
import { ledgerJobs, ledgerPeriods } from './ledger-jobs';
import type { JobsToRun } from './start-jobs';

/** Every task a domain queues and every one that time starts: `startJobs(platform, everyJob)`. */
export const everyJob: JobsToRun = {
  jobs: { ...ledgerJobs, ...cashboxJobs, mail: sendMail, push: sendPush, limit_mail: sendLimitMail, tournaments: turnTournaments, demo_play: demoPlay },
  periodic: [...ledgerPeriods, { task: 'tournaments', at: '* * * * *' }, { task: 'demo_play', at: '* * * * *' }],
};
