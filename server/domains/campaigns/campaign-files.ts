import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Campaign, CampaignProblem, readCampaign } from './definition';

/** Reads the campaign of one file. Throws CampaignProblem with the file, the place and the reason. */
async function readFileAsCampaign(file: string): Promise<Campaign> {
  let value: unknown;
  try {
    value = parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new CampaignProblem(`${file}: ${(error as Error).message.split('\n')[0]}`);
  }
  return readCampaign(value, file);
}

/** Reads a file, or every .yaml file of a folder and its folders, by name. Throws CampaignProblem. */
export async function readCampaignFiles(path: string): Promise<Campaign[]> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new CampaignProblem(`${path}: no such file or folder`);
  if (!found.isDirectory()) return [await readFileAsCampaign(path)];
  const names = (await readdir(path, { recursive: true })).filter((name) => name.endsWith('.yaml')).toSorted();
  return Promise.all(names.map((name) => readFileAsCampaign(join(path, name))));
}
