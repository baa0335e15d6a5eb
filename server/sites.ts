import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type BrandId, builtInSites, Sites } from '#brands/index';
import { licences } from '#contract/fields/licence';
import { locales } from '#contract/fields/locale';

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const hostSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'a host name in small letters, without scheme and port'));
const licenceSchema = v.picklist(licences);

/** The brand's default language, shown at every address without a language. */
const offeredSchema = v.pipe(
  v.array(v.picklist(locales)),
  v.check((offered) => offered.includes('en'), 'the languages must have en among them'),
);

const disputeBodySchema = v.strictObject({ name: text, url: v.pipe(v.string(), v.url(), v.startsWith('https://')) });

/** The operators' settings of one brand; the build's values are the defaults. */
const siteSettingsSchema = v.strictObject({
  /** The brand's host names, the canonical one first. */
  hosts: v.optional(v.pipe(v.array(hostSchema), v.minLength(1))),
  licence: v.optional(licenceSchema),
  licencesByHost: v.optional(v.record(hostSchema, licenceSchema)),
  localesByHost: v.optional(v.record(hostSchema, offeredSchema)),
  hostsWithoutAustralianEnglish: v.optional(v.array(hostSchema)),
  /** The body for disputes, by licence. */
  disputes: v.optional(v.partial(v.strictObject(v.entriesFromList(licences, disputeBodySchema)))),
  company: v.optional(v.strictObject({ name: text, address: text, licenceNumber: text })),
  support: v.optional(
    v.strictObject({
      email: v.pipe(v.string(), v.email()),
      phone: text,
      social: v.array(v.strictObject({ network: text, url: v.pipe(v.string(), v.url(), v.startsWith('https://')) })),
    }),
  ),
});

/** The file of SITES_FILE: the settings of each brand (CONF-004). */
const sitesFileSchema = v.strictObject({
  perigee: v.optional(siteSettingsSchema),
  meridian: v.optional(siteSettingsSchema),
} satisfies Record<BrandId, unknown>);
type SitesFile = v.InferOutput<typeof sitesFileSchema>;

/** An invalid sites file, in one sentence. */
export class SitesProblem extends Error {}

function readSitesFile(file: string): SitesFile {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SitesProblem(`SITES_FILE ${file}: ${(error as Error).message}.`);
  }
  const result = v.safeParse(sitesFileSchema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new SitesProblem(`SITES_FILE ${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}.`);
}

/**
 * The brand of each host: the build's brands with the settings of SITES_FILE. The host of PUBLIC_ORIGIN is the first brand's
 * if no brand lists it. Throws SitesProblem.
 */
export function openSites({ sitesFile, publicOrigin }: { sitesFile: string | null; publicOrigin: string }): Sites {
  const settings = sitesFile === null ? {} : readSitesFile(sitesFile);
  const { perigee, meridian } = builtInSites.brands;
  const brands = { perigee: { ...perigee, ...settings.perigee }, meridian: { ...meridian, ...settings.meridian } };
  const hosts = Object.values(brands).flatMap((brand) => brand.hosts);
  const twice = hosts.find((host, at) => hosts.indexOf(host) !== at);
  if (twice !== undefined) throw new SitesProblem(`SITES_FILE ${sitesFile}: ${twice} is a host of two brands.`);
  const own = URL.canParse(publicOrigin) ? new URL(publicOrigin).hostname : null;
  if (own !== null && !hosts.includes(own)) brands.perigee.hosts = [own, ...brands.perigee.hosts];
  return new Sites(brands);
}
