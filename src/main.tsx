import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { boot, settle } from './boot';
import { queryClient } from './platform/query-client';
import { makeRouter } from './router';

await boot();
const router = makeRouter(queryClient);
await router.load();
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App router={router} queryClient={queryClient} />
  </StrictMode>,
);
settle(router);
