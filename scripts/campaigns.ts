/**
 * `npm run campaigns -- list | show <slug> | history <slug> | check <path> | apply <path> | end <slug> [--now] | export
 * <folder>`: tournaments, quests, achievements, lotteries, promotions, offers, codes, shop cards, notices and the sale.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { readCampaignFiles } from '../server/domains/campaigns/campaign-files';
import { type Campaign, CampaignProblem } from '../server/domains/campaigns/definition';
import { applyCampaigns, campaignHistory, endCampaign, listCampaigns } from '../server/domains/campaigns/store';
import { UnsoundRewards } from '../server/domains/pricing/reward-prices';
import { say } from './say';
import { table, usage } from './usage';
import { operator as by, withDatabase } from './with-database';

const HELP = usage('campaigns', [
  ['list', 'list all campaigns'],
  ['show <slug>', 'print a campaign as YAML'],
  ['history <slug>', 'show who changed a campaign, and when'],
  ['check <file or folder>', 'say what apply would do, without changing anything'],
  ['apply <file or folder>', 'create or change campaigns, all or nothing'],
  ['end <slug> [--now]', 'stop a campaign; --now also ends what is running'],
  ['export <folder>', 'write the open campaigns as YAML files'],
]);

/** A definition in a file: its kind first. */
const yaml = ({ kind, slug, ...rest }: Campaign) => stringify({ kind, slug, ...rest }, { lineWidth: 120 });

async function apply(path: string, isTrial: boolean): Promise<void> {
  const campaigns = await readCampaignFiles(path);
  await withDatabase(async (database) => {
    const applied = await applyCampaigns(database, campaigns, { by, now: new Date() }, isTrial);
    for (const { slug, did } of applied) say(`${did.padEnd(10)} ${slug}`);
    const changed = applied.filter(({ did }) => did !== 'unchanged').length;
    say(
      isTrial
        ? `${changed} of ${applied.length} campaigns would change. Nothing was changed.`
        : `${changed} of ${applied.length} campaigns changed. Anything already running keeps its terms until it ends.`,
    );
  });
}

const commands: Record<string, (name: string, option: string | undefined) => Promise<void>> = {
  list: () =>
    withDatabase(async (database) => {
      const rows = await listCampaigns(database);
      const stateOf = ({ definition, ended_at }: (typeof rows)[number]) =>
        ended_at ? `ended ${ended_at.toISOString()}` : 'every' in definition && definition.every ? `every ${definition.every}` : 'open';
      say(
        rows.length > 0
          ? table(
              ['kind', 'slug', 'state'],
              rows.map((row) => [row.kind, row.slug, stateOf(row)]),
            )
          : 'No campaigns.',
      );
    }),
  show: (slug) =>
    withDatabase(async (database) => {
      const found = (await listCampaigns(database)).find((row) => row.slug === slug);
      if (!found) throw new CampaignProblem(`${slug}: no campaign with this slug`);
      say(yaml(found.definition).trimEnd());
    }),
  history: (slug) =>
    withDatabase(async (database) => {
      const rows = await campaignHistory(database, slug);
      say(
        rows
          .map(
            ({ changed_at: at, changed_by: who, action, definition }) => `# ${at.toISOString()} ${action} by ${who}\n${yaml(definition)}`,
          )
          .join('\n')
          .trimEnd() || `${slug}: no campaign has ever had this slug.`,
      );
    }),
  check: (path) => apply(path, true),
  apply: (path) => apply(path, false),
  end: (slug, option) =>
    withDatabase(async (database) => {
      const wasOpen = await endCampaign(database, slug, { by, now: new Date(), atOnce: option === '--now' });
      say(
        wasOpen
          ? `${slug} has ended.${option === '--now' ? '' : ' Anything already running continues to its end; use --now to end that too.'}`
          : `${slug} had already ended.`,
      );
    }),
  export: (folder) =>
    withDatabase(async (database) => {
      const open = (await listCampaigns(database)).filter(({ ended_at }) => ended_at === null);
      for (const { kind, slug, definition } of open) {
        await mkdir(join(folder, kind), { recursive: true });
        await writeFile(join(folder, kind, `${slug}.yaml`), yaml(definition));
      }
      say(`Exported ${open.length} campaigns to ${folder}.`);
    }),
};

async function run(): Promise<void> {
  const [verb = '', name, option, ...rest] = process.argv.slice(2);
  const command = Object.hasOwn(commands, verb) ? commands[verb] : undefined;
  const isComplete =
    (verb === 'list') === (name === undefined) && (option === undefined || (verb === 'end' && option === '--now')) && rest.length === 0;
  if (!command || !isComplete) throw new CampaignProblem(HELP);
  await command(name ?? '', option);
}

await run().catch((error: unknown) => {
  if (!(error instanceof CampaignProblem || error instanceof UnsoundRewards)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
