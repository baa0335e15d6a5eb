import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { typeIn } from '#tests/support/page-input';
import { render } from '#tests/support/render';
import { supportWindow } from '#tests/support/support-window';
import { isBusy } from '../../platform/service-worker/busy';
import { session } from '../../platform/session';
import { ContactForm } from './contact-form';
import { SupportPage } from './support-page';

const support = supportWindow();
const { whole, writes, button } = support;

describe('the contact form', () => {
  const fields = () => ({
    name: support.shown.page.querySelector<HTMLInputElement>('[name=name]')!,
    topic: support.shown.page.querySelector('select')!,
    message: support.shown.page.querySelector('textarea')!,
  });
  const fill = async () => {
    support.shown = await render(<ContactForm player={{ first_name: 'Rena', email: 'rena@orbit.example' }} />);
    await typeIn(fields().topic, 'payments');
    await typeIn(fields().message, 'Where is my withdrawal of yesterday?');
    await act(async () => button('Send message').click());
  };

  it('sends the message, and shows its number [SUPP-002a, API-062]', async () => {
    support.responses['POST /api/send_contact_message'] = () => Response.json({ number: 12 });
    await fill();
    await support.shown.until(() => expect(whole()).toContain('Reference number: 12'));
    expect(writes()).toEqual([
      {
        method: 'POST',
        url: '/api/send_contact_message',
        body: { name: 'Rena', email: 'rena@orbit.example', topic: 'payments', message: 'Where is my withdrawal of yesterday?' },
      },
    ]);
  });

  const signIn = (player: object | null) => act(async () => void Object.assign(session, { status: player ? 'player' : 'guest', player }));
  const rena = { id: 7, groups: [], currency: 'EUR', first_name: 'Rena', email: 'rena@orbit.example' };
  const email = () => support.shown.page.querySelector<HTMLInputElement>('[name=email]')!;
  const written = () => [fields().name.value, email().value, fields().message.value];

  it('keeps a guest’s text during a sign-in over the page, and fills in empty fields; it’s dropped with the player [OFF-005a]', async () => {
    await signIn(null);
    support.shown = await render(<SupportPage />);
    await typeIn(fields().name, 'R. Orbit');
    await typeIn(fields().message, 'Where is my withdrawal of yesterday?');
    await signIn(rena);
    expect(written()).toEqual(['R. Orbit', 'rena@orbit.example', 'Where is my withdrawal of yesterday?']);
    await signIn({ ...rena, id: 8, first_name: 'Ada', email: 'ada@orbit.example' });
    expect(written()).toEqual(['Ada', 'ada@orbit.example', '']);
    await signIn(null);
    expect(written()).toEqual(['', '', '']);
  });

  it('removes the error of an empty field that a sign-in fills in', async () => {
    await signIn(null);
    support.shown = await render(<SupportPage />);
    await typeIn(fields().message, 'Where is my withdrawal of yesterday?');
    await act(async () => button('Send message').click());
    const areWrong = () => [email(), fields().topic].map((one) => one.getAttribute('aria-invalid') === 'true');
    expect(areWrong()).toEqual([true, true]);
    await signIn(rena);
    expect(areWrong()).toEqual([false, true]);
  });

  it('with only the player’s data in it doesn’t count as unsaved for a new release [OFF-004a]', async () => {
    await signIn(null);
    support.shown = await render(<SupportPage />);
    await signIn(rena);
    expect([written(), isBusy()]).toEqual([['Rena', 'rena@orbit.example', ''], false]);
    await typeIn(fields().message, 'Where');
    expect(isBusy()).toBe(true);
  });

  it('shows the server’s refusals at their fields, and others above, in view [SUPP-002b, ERR-004a]', async () => {
    const refusal = {
      error: {
        code: 'bad_input',
        message: 'Check the fields.',
        fields: { email: [{ code: 'fields.email', message: 'Nobody lives at this address.' }] },
      },
    };
    support.responses['POST /api/send_contact_message'] = () => Response.json(refusal, { status: 422 });
    await fill();
    await support.shown.until(() => expect(whole()).toContain('Nobody lives at this address.'));
    support.responses['POST /api/send_contact_message'] = () =>
      Response.json({ error: { code: 'written_too_often', message: 'Please wait a little.', fields: {} } }, { status: 409 });
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    button('Send message').focus();
    await act(async () => button('Send message').click());
    await support.shown.until(() =>
      expect(support.shown.page.querySelector('[role=alert]')?.textContent).toContain('Please wait a little.'),
    );
    expect(scrolled.mock.contexts).toEqual([support.shown.page.querySelector('[role=alert]')]);
  });
});
