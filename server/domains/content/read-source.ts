import * as v from 'valibot';
import { parse } from 'yaml';
import { localTextSchema } from '#contract/fields/config/parts';
import { awardSchema, pageCategories, pageTypes, pageVariants, snippetCategories } from '#contract/fields/content';
import { localeSchema } from '#contract/fields/locale';

const DESCRIPTION_AT_MOST = 160;

/** The front matter of a page's text, in its language. */
const pageHeadSchema = v.strictObject({
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  description: v.pipe(v.string(), v.maxLength(DESCRIPTION_AT_MOST)),
  keywords: v.optional(v.string(), ''),
  badge: v.optional(v.nullable(v.string()), null),
});
export type PageHead = v.InferOutput<typeof pageHeadSchema>;

const words = v.union([v.string(), localTextSchema]);

/** An award in a source file: reason and reward, in one language or in several. */
const awardSourceSchema = v.strictObject({ ...awardSchema.entries, nomination: words, prize: words });

/** A page's settings for every language: its `page.json`. */
export const pageSettingsSchema = v.strictObject({
  categories: v.array(v.picklist(pageCategories)),
  order: v.optional(v.pipe(v.number(), v.safeInteger()), 0),
  hidden: v.optional(v.boolean(), false),
  membersOnly: v.optional(v.boolean(), false),
  type: v.optional(v.picklist(pageTypes), 'static'),
  /** The date of an article. */
  date: v.optional(v.pipe(v.string(), v.isoDate())),
  awards: v.optional(v.array(awardSourceSchema), []),
  /** The version of a page that players agree to (rules/account/sign-up/consents). */
  version: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d*$/))),
});
export type PageSettings = v.InferOutput<typeof pageSettingsSchema>;

/** A snippet's settings for every language: its `snippet.json`. */
export const snippetSettingsSchema = v.strictObject({ categories: v.array(v.picklist(snippetCategories)) });

/** An invalid content file; the message for the operator has the file and the reason. */
export class ContentProblem extends Error {}

const frontMatter = /^---\n([\s\S]*?)\n---\n/;

/** Parses with a schema; throws a ContentProblem that names the file. */
export function readAs<Schema extends v.GenericSchema>(schema: Schema, value: unknown, file: string): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ContentProblem(`${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}

/** A page's text: front matter between lines of three hyphens, then Markdown. Throws ContentProblem. */
export function readPageText(text: string, file: string): { head: PageHead; source: string } {
  const found = frontMatter.exec(text);
  if (!found) throw new ContentProblem(`${file}: no front matter between two lines of ---`);
  let head: unknown;
  try {
    head = parse(found[1]!);
  } catch (error) {
    throw new ContentProblem(`${file}: ${(error as Error).message.split('\n')[0]}`);
  }
  return { head: readAs(pageHeadSchema, head, file), source: text.slice(found[0].length).trim() };
}

const variantSchema = v.picklist(pageVariants);

/** Parses a text's file name: `de.md`, or `en.AU.md` for a licence or country. Throws ContentProblem. */
export function readTextName(file: string): {
  locale: v.InferOutput<typeof localeSchema>;
  variant: v.InferOutput<typeof variantSchema> | '';
} {
  const name = file.split('/').at(-1)!;
  const found = /^([A-Za-z-]+)(?:\.([A-Z]+))?\.md$/.exec(name);
  if (!found) throw new ContentProblem(`${file}: named after no locale`);
  const locale = readAs(localeSchema, found[1], file);
  return { locale, variant: found[2] === undefined ? '' : readAs(variantSchema, found[2], file) };
}
