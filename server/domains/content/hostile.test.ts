import { describe, expect, it } from 'vitest';
import { allowedAttributes, allowedElements, allowedLooks, isSafeLink, isSafePicture } from '#rules/content/allowed-html';
import { hostileHtml, hostileLinks } from '#tests/support/hostile.data';
import { toHtml } from './to-html';

const element = /^<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"<>]*")?)*)(?: \/)?>$/;
const plain = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

function isAllowed(tag: string, name: string, value: string): boolean {
  if (name === 'class') return tag === 'section' && value.split(' ').every((look) => allowedLooks.includes(look));
  if (name === 'href') return isSafeLink(value);
  if (name === 'src') return isSafePicture(value);
  return [...(allowedAttributes[tag] ?? []), 'id'].includes(name);
}

/** Every tag in the HTML that isn't an allowed element with allowed attributes. */
function faultsOf(html: string): string[] {
  const markup = html.match(/<[^>]*>?/g) ?? [];
  return markup.filter((piece) => {
    const [, , tag, said] = element.exec(piece) ?? [];
    if (!tag || !allowedElements.includes(tag)) return true;
    return [...said!.matchAll(/ ([a-z-]+)(?:="([^"]*)")?/g)].some(([, name, value]) => !isAllowed(tag, name!, plain(value ?? '')));
  });
}

describe('hostile content', () => {
  it('has at least the recorded number of cases', () => expect(hostileHtml.length + hostileLinks.length).toBeGreaterThan(170));

  it.each(hostileHtml)('is reduced to its text when it’s imported: %s [CMS-005b]', (source) => {
    expect(faultsOf(toHtml(source))).toEqual([]);
    expect(faultsOf(toHtml(`Before\n\n${source}\n\nAfter`))).toEqual([]);
  });

  it('is sanitised as recorded [CMS-005b]', async () => {
    const rows = hostileHtml.map((source) => `${JSON.stringify(source)}\n  ${JSON.stringify(toHtml(source))}\n`);
    await expect(rows.join('')).toMatchFileSnapshot('./hostile.cleaned.txt');
  });

  it.each(hostileLinks.map((link) => [JSON.stringify(link), link]))(
    'can’t link to %s, as HTML, Markdown or picture [CMS-005b]',
    (_shown, link) => {
      expect(toHtml(`<a href="${link}">x</a>`)).toMatch(/^<p><a(?: rel="noopener noreferrer")?>x<\/a><\/p>$/);
      expect(toHtml(`<img src="${link}" alt="x">`)).not.toContain('src=');
      for (const html of [toHtml(`[x](${link})`), toHtml(`[x](<${link}>)`), toHtml(`![x](${link})`), toHtml(`[x]: ${link}\n\n[x]`)])
        expect(faultsOf(html)).toEqual([]);
    },
  );

  it.each(['/vip', '/de/vip?a=1#b', '/a//b', '#part', 'https://help.example/a?b=c', 'mailto:help@perigee.example'])('allows %s', (link) => {
    expect(toHtml(`[x](${link})`)).toContain(`href="${link}"`);
  });
});
