import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { completePlayer, network } from '#tests/support/deposit-page';
import { submitForm, typeInto } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { session } from '../../platform/session';
import EmailVerifyModal from './email-verify-modal';

let shown: Rendered;

beforeEach(() => {
  Object.assign(session, { status: 'player', player: { ...completePlayer, confirmed_at: null } });
  vi.stubGlobal('indexedDB', undefined);
  network(({ url }) => Response.json(url === '/api/player' ? completePlayer : { confirmed_at: '2026-05-01T09:00:00Z' }));
});

afterEach(async () => {
  await shown.unmount();
  vi.unstubAllGlobals();
});

it('the dialog for the mailed digits closes once they’re accepted [AUTH-012a]', async () => {
  const onClose = vi.fn();
  shown = await render(<EmailVerifyModal asked={{}} onClose={onClose} />);
  expect(onClose).not.toHaveBeenCalled();
  await typeInto('code', '123456');
  await submitForm('code');
  await shown.until(() => expect(onClose).toHaveBeenCalledOnce());
});
