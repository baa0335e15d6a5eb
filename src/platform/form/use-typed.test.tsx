import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { contactFields } from '#contract/fields/support';
import { typeIn } from '#tests/support/page-input';
import { i18n } from '../i18n';
import { useForm } from './use-form';

const shape = { name: 'contact', fields: contactFields };
const initial = { name: 'Ada', email: '', topic: '', message: '' };

function Form() {
  const form = useForm(shape, initial, async () => undefined);
  const { error: _error, ...topic } = form.field('topic');
  const plain = (name: 'name' | 'email' | 'message') => {
    const { error: _of, pattern: _pattern, ...props } = form.field(name) as ReturnType<typeof form.field> & { pattern?: string };
    return props;
  };
  return (
    <form {...form.props}>
      <input {...plain('name')} />
      <input {...plain('email')} />
      <select {...topic}>
        <option value="">Please choose</option>
        <option value="games">Games</option>
      </select>
      <textarea {...plain('message')} />
      <output>{JSON.stringify(form.values)}</output>
    </form>
  );
}

const app = (
  <I18nProvider i18n={i18n}>
    <Form />
  </I18nProvider>
);
const page = document.createElement('div');
document.body.append(page);
let unmount: () => void = () => undefined;

afterEach(() => act(async () => unmount()));

const values = () => JSON.parse(page.querySelector('output')!.textContent) as object;

async function goOn(type: () => void): Promise<void> {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  page.innerHTML = renderToString(app);
  type();
  await act(async () => {
    const root = hydrateRoot(page, app);
    unmount = () => root.unmount();
  });
}

it('input typed into a server-rendered form before hydration is in the form, and stays as more is typed', async () => {
  await goOn(() => {
    page.querySelector<HTMLInputElement>('[name=email]')!.value = 'ada@perigee.example';
    page.querySelector<HTMLTextAreaElement>('[name=message]')!.value = 'Where is it?';
    page.querySelector('select')!.value = 'games';
  });
  const typed = { name: 'Ada', email: 'ada@perigee.example', topic: 'games', message: 'Where is it?' };
  expect(values()).toEqual(typed);
  const name = page.querySelector<HTMLInputElement>('[name=name]')!;
  await typeIn(name, 'Rena');
  expect(values()).toEqual({ ...typed, name: 'Rena' });
  expect(page.querySelector<HTMLInputElement>('[name=email]')!.value).toBe('ada@perigee.example');
});

it('an untouched server-rendered form starts with its rendered values', async () => {
  await goOn(() => undefined);
  expect(values()).toEqual(initial);
});
