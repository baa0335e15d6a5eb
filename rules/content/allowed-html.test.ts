import { expect, it } from 'vitest';
import { hostileLinks } from '#tests/support/hostile.data';
import { allowedAttributes, allowedElements, allowedLooks, isSafeLink, isSafePicture } from './allowed-html';

it.each(['/vip', '/de/vip?a=1#b', '/a//b', '#part', 'https://help.example/a?b=c', 'mailto:help@perigee.example'])(
  'content may link to %s',
  (link) => {
    expect(isSafeLink(link)).toBe(true);
  },
);

it.each(hostileLinks.filter((link) => !link.includes('&')).map((link) => [JSON.stringify(link), link]))(
  'content may not link to %s, nor show a picture from there [CMS-005b]',
  (_shown, link) => {
    expect([isSafeLink(link), isSafePicture(link)]).toEqual([false, false]);
  },
);

it('content shows pictures of this site only [CMS-005b]', () => {
  expect(['/cms-files/a.svg', 'https://help.example/a.svg', '#a', 'mailto:a@b.example'].map(isSafePicture)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

const shown =
  'a b blockquote br caption code dd details div dl dt em figcaption figure h2 h3 h4 hr i img input label li ol p section strong summary table tbody td th thead tr ul';

it('content allows text and links, but nothing that runs, auto-loads or submits', () => {
  expect(allowedElements.toSorted().join(' ')).toBe(shown);
  expect(allowedLooks).toEqual(['content-band', 'content-cards', 'content-steps']);
});

it('an element may have the attributes it needs, and none that runs code or styles', () => {
  expect(allowedAttributes).toEqual({
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    label: ['for'],
    input: ['type', 'name', 'id'],
    '*': ['id'],
  });
});

it('a link goes to this site, to a place on the page, to another site over https, or to a mail address', () => {
  for (const link of ['/', '/vip?x=1', '#terms', 'https://example.org/a', 'HTTPS://example.org', 'mailto:help@example.org'])
    expect([link, isSafeLink(link)]).toEqual([link, true]);
  for (const link of [
    '',
    '//evil.example',
    'http://example.org',
    'javascript:alert(1)',
    'x/vip',
    ' /vip',
    'ahttps://example.org',
    '/vip\\x',
    '/vip\n',
    'data:text/html,x',
  ]) {
    expect([link, isSafeLink(link)]).toEqual([link, false]);
  }
});

it('a picture comes from this site only', () => {
  expect(['/covers/a.webp', '/'].map(isSafePicture)).toEqual([true, true]);
  expect(['https://example.org/a.webp', '//evil.example/a.webp', '#a', 'a/', 'https://example.org/', ''].map(isSafePicture)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});
