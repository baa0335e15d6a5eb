import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { boot, settle } from './boot';
import { queryClient } from './platform/query-client';
import { makeRouter } from './router';

// Not awaited at the top: pages import modules that share this file's chunk, and would wait for each other.
async function start(): Promise<void> {
  await boot();
  const router = makeRouter(queryClient);
  await router.load();
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <App router={router} queryClient={queryClient} />
    </StrictMode>,
  );
  settle(router);
}

void start();
