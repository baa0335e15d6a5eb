import type { SeededBug } from './bugs/bug.ts';
import { accountBugs } from './bugs/account.data.ts';
import { bystanderBugs } from './bugs/bystanders.data.ts';
import { securityBugs } from './bugs/security.data.ts';
import { cashboxBugs } from './bugs/cashbox.data.ts';
import { competitionBugs } from './bugs/competitions.data.ts';
import { contentBugs } from './bugs/content.data.ts';
import { detailBugs } from './bugs/details.data.ts';
import { deviceBugs } from './bugs/device.data.ts';
import { functionBugs } from './bugs/functions.data.ts';
import { gameBugs } from './bugs/games.data.ts';
import { tableBugs } from './bugs/tables.data.ts';
import { identityBugs } from './bugs/identity.data.ts';
import { ledgerBugs } from './bugs/ledger.data.ts';
import { licenceBugs } from './bugs/licences.data.ts';
import { liveChatBugs } from './bugs/live-chat.data.ts';
import { liveBugs } from './bugs/live.data.ts';
import { frontEndBugs } from './bugs/front-end.data.ts';
import { furtherBugs } from './bugs/further.data.ts';
import { screensBugs } from './bugs/screens.data.ts';
import { unnoticedBugsOfScreens } from './bugs/unnoticed-screens.data.ts';
import { unnoticedBugs } from './bugs/unnoticed.data.ts';
import { overlookedBugs } from './bugs/overlooked.data.ts';
import { usageBugs } from './bugs/usage.data.ts';
import { limitBugs } from './bugs/limits.data.ts';
import { personBugs } from './bugs/persons.data.ts';
import { promiseBugs } from './bugs/promises.data.ts';
import { rewardBugs } from './bugs/rewards.data.ts';
import { navigationBugs } from './bugs/navigation.data.ts';
import { statementBugs } from './bugs/statements.data.ts';

/** Every seeded bug that the tests must detect. */
export const seededBugs: readonly SeededBug[] = [
  ...promiseBugs,
  ...identityBugs,
  ...personBugs,
  ...accountBugs,
  ...securityBugs,
  ...cashboxBugs,
  ...competitionBugs,
  ...contentBugs,
  ...detailBugs,
  ...deviceBugs,
  ...gameBugs,
  ...frontEndBugs,
  ...tableBugs,
  ...ledgerBugs,
  ...liveBugs,
  ...liveChatBugs,
  ...usageBugs,
  ...screensBugs,
  ...limitBugs,
  ...licenceBugs,
  ...rewardBugs,
  ...navigationBugs,
  ...statementBugs,
  ...furtherBugs,
  ...unnoticedBugs,
  ...unnoticedBugsOfScreens,
  ...functionBugs,
  ...bystanderBugs,
  ...overlookedBugs,
];
