import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Document, FILE_AT_MOST, PART_AT_MOST } from '#contract/fields/document';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../../platform/api/client';
import { isBusy } from '../../../platform/service-worker/busy';
import { session } from '../../../platform/session';
import { verificationQuery } from './checklist';
import { documentsQuery, lookAt, sendDocument } from './send-document';
import { VerificationPage } from './verification-page';

const head = [0xff, 0xd8, 0xff, 0xe0];
const photo = (size: number, name = 'IMG_0042.jpeg') =>
  new File([Uint8Array.from({ length: size }, (_, at) => head[at] ?? at % 251)], name);
const documentOf = (change: Partial<Document>): Document => ({
  id: crypto.randomUUID(),
  kind: 'passport',
  state: 'waiting',
  reason: null,
  files: [{ side: 'front', name: 'passport.jpg', size: 10, type: 'image/jpeg' }],
  created_at: '2026-03-04T12:00:00Z',
  decided_at: null,
  ...change,
});

interface Part {
  side: string;
  offset: number;
  data: string;
}

let shown: Rendered | undefined;
let begun: { kind: string; files: { side: string; name: string; size: number; type: string }[] }[];
let parts: Part[];
let respondToPart: () => Response | Promise<Response>;
/** The addresses that were read. */
let asked: string[];

beforeEach(() => {
  begun = [];
  parts = [];
  asked = [];
  respondToPart = () => Response.json(documentOf({}));
  Object.assign(session, {
    status: 'player',
    player: { id: 7, groups: [], verified: false, sumsub_verified: true, sow_questionnaire_expires_at: null },
  });
  wireClient({
    fetch: async (url, init) => {
      const body: unknown = init?.body === undefined ? undefined : JSON.parse(init.body as string);
      if (url.endsWith('/parts')) {
        parts.push(body as Part);
        return respondToPart();
      }
      if (init?.method === 'GET') asked.push(url);
      if (init?.method === 'POST') begun.push(body as (typeof begun)[number]);
      return Response.json(init?.method === 'POST' ? documentOf({ state: 'sending' }) : init?.method === 'DELETE' ? {} : { data: [] });
    },
  });
});

afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
});

describe('a document on the device', () => {
  it('is checked before it’s sent: its type and its size', async () => {
    expect(await lookAt(photo(100))).toMatchObject({ type: 'image/jpeg' });
    expect(await lookAt(new File(['GIF89a and so on'], 'passport.jpg'))).toBe('wrong-type');
    expect(await lookAt({ size: FILE_AT_MOST + 1 } as File)).toBe('too-big');
  });

  it('is sent in parts in order, and each reports progress [PROF-004a]', async () => {
    const size = PART_AT_MOST * 2 + 10;
    const shares: number[] = [];
    const file = photo(size, 'back/<1>.jpeg');
    await sendDocument('identity_card', { front: { file: photo(10), type: 'image/jpeg' }, back: { file, type: 'image/jpeg' } }, (share) =>
      shares.push(share),
    );
    expect(begun).toEqual([
      {
        kind: 'identity_card',
        files: [
          { side: 'front', name: 'IMG_0042.jpeg', size: 10, type: 'image/jpeg' },
          { side: 'back', name: 'back1.jpeg', size, type: 'image/jpeg' },
        ],
      },
    ]);
    expect(parts.map(({ side, offset }) => [side, offset])).toEqual([
      ['front', 0],
      ['back', 0],
      ['back', PART_AT_MOST],
      ['back', PART_AT_MOST * 2],
    ]);
    const bytes = Buffer.concat(parts.slice(1).map(({ data }) => Buffer.from(data, 'base64')));
    expect(bytes.equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
    expect([shares.length, shares.at(-1)]).toEqual([4, 1]);
  });
});

describe('the verification page', () => {
  const text = () => shown!.page.textContent ?? '';
  const send = () => [...shown!.page.querySelectorAll('button')].find(({ type }) => type === 'submit')!;
  const choose = (file: File) =>
    act(async () => {
      const input = [...shown!.page.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1)!;
      Object.defineProperty(input, 'files', { value: [file], configurable: true });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });

  it('shows what is proven, what was sent and why it was rejected [PROF-004a]', async () => {
    const data = [documentOf({ state: 'rejected', reason: 'too_old', kind: 'proof_of_address' }), documentOf({})];
    const step = { reason: null, above: null, is_due: false, expires_at: null };
    const steps = [
      { ...step, item: 'identity', state: 'accepted', needed: 'withdrawal' },
      {
        ...step,
        item: 'address',
        state: 'refused',
        reason: 'too_old',
        needed: 'threshold',
        above: { amount_cents: 200_000, currency: 'EUR' },
      },
    ];
    shown = await render(<VerificationPage />, [
      [documentsQuery().queryKey, { data }],
      [verificationQuery().queryKey, { data: steps }],
    ]);
    expect(text()).toContain('IdentityAccepted');
    expect(text()).toContain(
      'AddressNot acceptedIt’s more than three months old. Please send a newer one.Needed once your withdrawals add up to more than €2,000',
    );
    expect(text()).toContain('RejectedIt’s more than three months old.');
    expect([...shown.page.querySelectorAll('li button')].map((button) => button.textContent)).toEqual(['Send document', 'Delete document']);
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await act(async () => shown!.page.querySelector<HTMLButtonElement>('[aria-label="Send document: Address"]')!.click());
    expect([...shown.page.querySelectorAll('option')].map(({ value }) => value)).toEqual(['proof_of_address']);
    expect(document.activeElement?.textContent).toBe('Send document: Address');
    expect(scrolled.mock.contexts).toContain(document.activeElement);
    scrolled.mockRestore();
  });

  it.each([
    [null, 'Add phone number'],
    ['+49 151 2345678', 'Confirm number'],
  ])('leads to the phone’s section of the security page, with %s to: %s', async (mobile_phone, label) => {
    Object.assign(session, { player: { ...session.player, mobile_phone } });
    const phone = { item: 'phone', state: 'not_started', needed: 'never', reason: null, above: null, is_due: false, expires_at: null };
    shown = await render(<VerificationPage />, [
      [documentsQuery().queryKey, { data: [] }],
      [verificationQuery().queryKey, { data: [phone] }],
    ]);
    const link = [...shown.page.querySelectorAll('a')].find(({ textContent }) => textContent === label);
    expect(link?.getAttribute('href')).toBe('/profile/security#security-phone');
  });

  it('accepts a camera photo, blocks updates while sending, and shows the progress [PROF-004a]', async () => {
    let finish = (_answer: Response) => {};
    respondToPart = () => new Promise((resolve) => (finish = resolve));
    shown = await render(<VerificationPage />, [[documentsQuery().queryKey, { data: [] }]]);
    expect(shown.page.querySelector('input[capture=environment]')?.getAttribute('accept')).toBe('image/*');
    expect(text()).not.toContain('You need to be online');
    await act(async () => send().click());
    expect(text()).toContain('Choose a photo or a file.');
    const inputs = () => [...shown!.page.querySelectorAll('input[type=file]')].map((one) => one.getAttribute('aria-invalid'));
    expect(inputs()).toEqual(['true', 'true']);
    await choose(photo(400));
    await shown.until(() => expect(text()).toContain('IMG_0042.jpeg'));
    expect(inputs()).toEqual([null, null]);
    await act(async () => send().click());
    await shown.until(() => expect(parts).toHaveLength(1));
    const reads = () => ['/api/player/documents', '/api/player/verification'].map((path) => asked.filter((one) => one === path).length);
    const before = reads();
    expect([isBusy(), shown.page.querySelector('progress') !== null]).toEqual([true, true]);
    finish(Response.json(documentOf({})));
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await shown.until(() => expect(text()).toContain('We’ve got your document'));
    expect((scrolled.mock.contexts[0] as HTMLElement).textContent).toContain('We’ve got your document');
    expect(isBusy()).toBe(false);
    await shown.until(() => expect(reads()).toEqual(before.map((count) => count + 1)));
  });

  it('frees the window if it’s left while a document is being sent [OFF-004a]', async () => {
    respondToPart = () => new Promise(() => undefined);
    shown = await render(<VerificationPage />, [[documentsQuery().queryKey, { data: [] }]]);
    await choose(photo(400));
    await act(async () => send().click());
    await shown.until(() => expect(isBusy()).toBe(true));
    await shown.unmount();
    expect(isBusy()).toBe(false);
  });

  it('a document without a decision can be deleted, and the list is read again', async () => {
    shown = await render(<VerificationPage />, [[documentsQuery().queryKey, { data: [documentOf({})] }]]);
    const buttons = () => [...shown!.page.querySelectorAll('li button')].map(({ textContent }) => textContent);
    expect(buttons()).toContain('Delete document');
    await act(async () =>
      [...shown!.page.querySelectorAll('li button')]
        .find(({ textContent }) => textContent === 'Delete document')!
        .dispatchEvent(new MouseEvent('click', { bubbles: true })),
    );
    await shown.until(() => expect(buttons()).not.toContain('Delete document'));
  });

  it('shows a photo that was chosen, so that it can be checked, and none for a file that has no picture', async () => {
    shown = await render(<VerificationPage />, [[documentsQuery().queryKey, { data: [] }]]);
    const picture = () => shown!.page.querySelector('img')?.getAttribute('alt') ?? null;
    await choose(photo(400));
    await shown.until(() => expect(picture()).toContain('IMG_0042.jpeg'));
    await choose(new File(['%PDF-1.7 and so on'], 'bill.pdf', { type: 'application/pdf' }));
    await shown.until(() => expect(text()).toContain('bill.pdf'));
    expect(picture()).toBeNull();
  });

  it('a document whose sending was interrupted can be deleted, a decided one can’t', async () => {
    const data = [documentOf({ state: 'sending' }), documentOf({ state: 'approved' }), documentOf({ state: 'rejected' })];
    shown = await render(<VerificationPage />, [[documentsQuery().queryKey, { data }]]);
    const items = [...shown.page.querySelectorAll('li')].filter(({ textContent }) => textContent?.includes('passport.jpg'));
    expect(items.map((item) => item.querySelector('button')?.textContent ?? null)).toEqual(['Delete document', null, null]);
  });

  it('accepts the same file again after a failure, and forgets the files of one kind when another is chosen', async () => {
    shown = await render(<VerificationPage />, [[documentsQuery().queryKey, { data: [] }]]);
    const values: string[] = [];
    for (const input of shown.page.querySelectorAll<HTMLInputElement>('input[type=file]'))
      Object.defineProperty(input, 'value', {
        set: (value: string) => {
          values.push(value);
        },
      });
    await choose(photo(400));
    await shown.until(() => expect(text()).toContain('IMG_0042.jpeg'));
    expect(values).toEqual(['']);
    const kind = shown.page.querySelector('select')!;
    await act(async () => {
      kind.value = 'proof_of_address';
      kind.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(text()).not.toContain('IMG_0042.jpeg');
  });

  it('shows the server’s message when a document is refused', async () => {
    respondToPart = () =>
      Response.json(
        { error: { code: 'document_not_accepted', message: 'This file’s content doesn’t match its type.', fields: {} } },
        { status: 422 },
      );
    shown = await render(<VerificationPage />, [[documentsQuery().queryKey, { data: [] }]]);
    await choose(photo(400));
    await shown.until(() => expect(text()).toContain('IMG_0042.jpeg'));
    await act(async () => send().click());
    await shown.until(() => expect(text()).toContain('This file’s content doesn’t match its type.'));
  });
});
