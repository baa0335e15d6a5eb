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

/** Reports an error that an error boundary caught and shows; a missing network isn't a fault, so it isn't reported. */
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
  // The router is created in a separate task, while the first responses are pending.
  await nextTask();
  const router = makeRouter(app);
  notePageBefore(router);
  const renderedAddress = await booting;
  await router.load();
  const root = document.getElementById('root') as HTMLElement;
  restoreFocus(root);
  const element = (
    <StrictMode>
      <App app={app} router={router} earlyPress={takePressBeforeHydration()} />
    </StrictMode>
  );
  // As a transition, React renders in slices of a few milliseconds: a press isn't kept waiting by the whole page.
  if (renderedAddress === router.state.location.href) {
    // As on the server: without a boundary around all pages, so that the elements match.
    router.ssr = { manifest: undefined };
    startTransition(() => void hydrateRoot(root, element, { onCaughtError: noteCaught }));
  } else startTransition(() => createRoot(root, { onCaughtError: noteCaught }).render(element));
  settle(app, router);
}

const AGAIN_MS = 60_000;

/**
 * Without the app's texts nothing can be rendered: the page stays as the server rendered it, and is reloaded once the server responds:
 * asked every minute, and as soon as the browser reports a network.
 */
function startOver(error: unknown): void {
  reportError(error);
  const reload = () => window.reloadPage?.();
  addEventListener('online', reload);
  setInterval(reload, AGAIN_MS);
}

start().catch(startOver);
