import type { Plugin, ViteDevServer } from 'vite';

const prefix = '\0virtual:messages/';

/**
 * Has the window take changed messages without a reload: those of its language at once. English of another country is made
 * of English, whose change makes it anew.
 */
export function acceptMessages(code: string, id: string): string {
  const locale = /^\0virtual:messages\/(.+?)(?:-rest)?$/.exec(id)?.[1];
  return `${code}
import { i18n } from '/src/platform/i18n/i18n.ts';
import { activeLocale } from '/src/platform/i18n/language.ts';
import.meta.hot?.accept((next) => {
  const active = activeLocale();
  if (active === '${locale}') i18n.loadAndActivate({ locale: active, messages: { ...i18n.messages, ...next?.messages } });
  else if ('${locale}' === 'en' && active.startsWith('en-')) import.meta.hot.invalidate();
});
`;
}

/** Messages that are exchanged in the open window when their catalogue changes. */
export function hotMessages(): Plugin {
  return {
    name: 'perigee-hot-messages',
    apply: 'serve',
    transform: (code, id) => (id.startsWith(prefix) ? acceptMessages(code, id) : undefined),
  };
}

/** Sends what windows have loaded of the messages again. */
export async function sendMessages({ environments: { client } }: ViteDevServer): Promise<void> {
  const modules = [...client.moduleGraph.idToModuleMap].flatMap(([id, module]) => (id.startsWith(prefix) ? [module] : []));
  for (const module of modules) await client.reloadModule(module);
}
