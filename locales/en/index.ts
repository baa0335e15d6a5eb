import { account } from './account';
import { cashbox } from './cashbox';
import { frame } from './frame';
import { games } from './games';
import { gifts } from './gifts';
import { wheels } from './wheels';
import { competitions } from './competitions';
import { shop } from './shop';
import { vip } from './vip';
import { limits } from './limits';
import { notifications } from './notifications';
import { content } from './content';
import { config } from './config';
import { locale } from './locale';
import { support } from './support';
import { tracking } from './tracking';
import { install } from './install';
import { shell } from './shell';
import { ui } from './ui';
import { fields } from './fields';
import { refusals } from './refusals';
import { studio } from './studio';
import { mail } from './mail';

/** The default catalogue: the list of all keys, and the text of each in English. */
export const en = {
  ...account,
  ...cashbox,
  ...frame,
  ...games,
  ...gifts,
  ...wheels,
  ...competitions,
  ...shop,
  ...vip,
  ...limits,
  ...notifications,
  ...content,
  ...config,
  ...locale,
  ...support,
  ...tracking,
  ...install,
  ...shell,
  ...ui,
  ...fields,
  ...refusals,
  ...studio,
  ...mail,
} as const;

export type MessageKey = keyof typeof en;
export type Catalogue = Record<MessageKey, string>;
