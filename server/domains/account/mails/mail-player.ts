import type { Brand } from '#brands/brand';
import type { Locale } from '#contract/fields/locale';
import { readPlayer } from '#server/database/players-store';
import type { Platform } from '#server/platform';
import { linkTo } from '../sign-in/links';
import { composeMail, type Letter } from './compose-mail';

/** A player as the reader of a mail. */
export interface MailReader {
  email: string;
  name: string | null;
  locale: Locale;
  brand: Brand;
  timeZone: string;
  isClosed: boolean;
}

/** The contents of a mail. `path` and `query` are its button's target; `to` overrides the account's address. */
export type MailContent = Pick<Letter, 'subject' | 'text' | 'values' | 'details' | 'unasked' | 'button'> & {
  path: string;
  query?: Record<string, string>;
  code?: Letter['code'];
  to?: string;
};

/** A stored player as a mail's reader. */
export function mailReader(
  { environment }: Pick<Platform, 'environment'>,
  player: { email: string; first_name: string | null; locale: string; brand: string; time_zone: string; status: string },
): MailReader {
  return {
    email: player.email,
    name: player.first_name,
    locale: player.locale as Locale,
    brand: environment.sites.brandOf(player.brand),
    timeZone: player.time_zone,
    isClosed: player.status === 'closed',
  };
}

/** Reads a player as a mail's reader. */
export async function readMailReader(platform: Platform, player: number): Promise<MailReader> {
  const columns = ['email', 'first_name', 'locale', 'brand', 'time_zone', 'status'] as const;
  return mailReader(platform, await readPlayer(platform.database, player, columns));
}

/** Sends a mail in its reader's language, from the reader's brand, with links to that brand's host. */
export async function mailPlayer({ environment, mailer }: Platform, reader: MailReader, content: MailContent): Promise<void> {
  const { email, name, locale, brand } = reader;
  const { path, query, to, code, ...letter } = content;
  await mailer.send(
    composeMail({
      ...letter,
      brand,
      locale,
      to: to ?? email,
      name,
      link: linkTo(environment, brand, locale, path, query),
      code: code ?? null,
      helpLink: linkTo(environment, brand, locale, '/responsible-gaming'),
    }),
  );
}
