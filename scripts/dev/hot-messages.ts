import type { Plugin, ViteDevServer } from 'vite';

const prefix = '\0virtual:messages/';

/**
 * Updates changed messages in the window without a reload. Variants of English are built from English and change with it.
 */
export function acceptMessages(code: string, id: string): string {
  const locale = /^\0virtual:messages\/(.+?)(?:-rest)?$/.exec(id)?.[1];
  return `${code}
import { i18n } from '/src/platform/i18n/i18n.ts';
import { activeLocale } from '/src/platform/i18n/window-language.ts';
import.meta.hot?.accept((next) => {
  const active = activeLocale();
  if (active === '${locale}') i18n.loadAndActivate({ locale: active, messages: { ...i18n.messages, ...next?.messages } });
  else if ('${locale}' === 'en' && active.startsWith('en-')) import.meta.hot.invalidate();
});
`;
}

/** Hot-replaces messages in the open window when their catalogue changes. */
export function hotMessages(): Plugin {
  return {
    name: 'perigee-hot-messages',
    apply: 'serve',
    transform: (code, id) => (id.startsWith(prefix) ? acceptMessages(code, id) : undefined),
  };
}

/** Sends the messages that windows have loaded again. */
export async function sendMessages({ environments: { client } }: ViteDevServer): Promise<void> {
  const modules = [...client.moduleGraph.idToModuleMap].flatMap(([id, module]) => (id.startsWith(prefix) ? [module] : []));
  for (const module of modules) await client.reloadModule(module);
}
