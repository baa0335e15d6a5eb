import type { Catalogue } from '../en';
import { account } from './account';
import { cashbox } from './cashbox';
import { competitions } from './competitions';
import { config } from './config';
import { content } from './content';
import { fields } from './fields';
import { frame } from './frame';
import { games } from './games';
import { gifts } from './gifts';
import { shop } from './shop';
import { install } from './install';
import { limits } from './limits';
import { locale } from './locale';
import { mail } from './mail';
import { notifications } from './notifications';
import { refusals } from './refusals';
import { shell } from './shell';
import { studio } from './studio';
import { support } from './support';
import { tracking } from './tracking';
import { vip } from './vip';
import { wheels } from './wheels';

/** German. No English stands in for a missing text: the compiler names what is missing. */
export const de: Catalogue = {
  ...account,
  ...cashbox,
  ...competitions,
  ...config,
  ...content,
  ...fields,
  ...frame,
  ...games,
  ...gifts,
  ...shop,
  ...install,
  ...limits,
  ...locale,
  ...mail,
  ...notifications,
  ...refusals,
  ...shell,
  ...studio,
  ...support,
  ...tracking,
  ...vip,
  ...wheels,
};
