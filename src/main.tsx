// @chunk first
import './ui/base.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { CallFailed } from './platform/api/refusal';
import { boot, settle } from './boot';
import { carryPress } from './platform/hydration/carried-press';
import { takePressBeforeHydration } from './platform/hydration/press-before-hydration';
import { restoreFocus } from './platform/hydration/restore-focus';
import { makeWindowContext } from './platform/context/window-context';
import { registerEarly } from './platform/service-worker/register-early';
import { makeRouter } from './router';
import { notePageBefore } from './shell/navigation/previous-page';

/** A page that was caught failing says so on the screen; that there is no network is no fault to report besides. */
function noteCaught(error: unknown): void {
  if (!(error instanceof CallFailed && error.isOffline)) reportError(error);
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

// Not awaited at the top: pages import modules that share this file's chunk, and would wait for each other.
async function start(): Promise<void> {
  registerEarly();
  carryPress();
  const app = makeWindowContext();
  const booting = boot(app);
  // The routes are processed while the first responses are on their way, in a task of their own.
  await nextTask();
  const router = makeRouter(app);
  notePageBefore(router);
  const drawn = await booting;
  await router.load();
  const root = document.getElementById('root') as HTMLElement;
  restoreFocus(root);
  const element = (
    <StrictMode>
      <App app={app} router={router} earlyPress={takePressBeforeHydration()} />
    </StrictMode>
  );
  // As a transition, React renders in slices of a few milliseconds: a press isn't kept waiting by the whole page.
  if (drawn === router.state.location.href) {
    // As the platform draws it: without a boundary around all pages.
    router.ssr = { manifest: undefined };
    startTransition(() => void hydrateRoot(root, element, { onCaughtError: noteCaught }));
  } else startTransition(() => createRoot(root, { onCaughtError: noteCaught }).render(element));
  settle(app, router);
}

const AGAIN_MS = 60_000;

/** Nothing can be shown without the app's own texts: the page stays as the server rendered it, and is reloaded. */
function startOver(error: unknown): void {
  reportError(error);
  const reload = () => location.reload();
  addEventListener('online', reload);
  setTimeout(reload, AGAIN_MS);
}

start().catch(startOver);
