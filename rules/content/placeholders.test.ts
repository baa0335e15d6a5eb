import { describe, expect, it } from 'vitest';
import { partsOf } from './placeholders';

describe('component placeholders in content', () => {
  it('are names between hashes with optional props in brackets, and the text between them stays HTML [CMS-003a]', () => {
    const html = '<h2>Won</h2>\n<p>#awards#</p>\n<p>By</p><p>#provider-list[limit=6]#</p><p>#provider-list[limit=&quot;9&quot;]#</p>';
    expect(partsOf(html)).toEqual([
      { kind: 'html', html: '<h2>Won</h2>' },
      { kind: 'component', name: 'awards', props: {} },
      { kind: 'html', html: '<p>By</p>' },
      { kind: 'component', name: 'provider-list', props: { limit: 6 } },
      { kind: 'component', name: 'provider-list', props: { limit: 9 } },
    ]);
  });

  it('have defaults for missing props [CMS-003a]', () => {
    expect(partsOf('<p>#provider-list#</p>')).toEqual([{ kind: 'component', name: 'provider-list', props: { limit: 12 } }]);
  });

  it('can list the currencies whose payment methods are shown [CMS-003a, ROUTE-018]', () => {
    expect(partsOf('<p>#payment-methods[currencies=BTC,USDT]#</p>')).toEqual([
      { kind: 'component', name: 'payment-methods', props: { currencies: ['BTC', 'USDT'] } },
    ]);
  });

  it.each([
    'unknown',
    'payment-methods',
    'payment-methods[currencies=btc]',
    'constructor',
    'awards[size=3]',
    'provider-list[limit=0]',
    'provider-list[limit]',
    'provider-list[limit=12 drop]',
    'provider-list[limit=100]',
    'provider-list[limit=javascript:alert(1)]',
  ])('with an unknown component or invalid syntax are reported: #%s# [CMS-003b]', (name) => {
    expect(partsOf(`<p>#${name}#</p>`)).toEqual([{ kind: 'problem', text: `#${name}#` }]);
  });

  it.each([
    '__proto__',
    'toString',
    'hasOwnProperty',
    'valueOf',
    'limits-link[to=//evil.example]',
    'limits-link[href=javascript:alert(1)]',
    'support-link[onclick=alert(1)]',
    'support-link[href=&quot;https://evil.example&quot;]',
    'vip-levels[style=position:fixed]',
    'vip-levels[dangerously=1]',
    'vip-levels[x]',
    'awards[&quot;]',
    'awards[=]',
    'awards[a==b]',
    'awards[children=&lt;script&gt;]',
    'awards[key=1]',
    'awards[ref=1]',
    'provider-list[limit=-1]',
    'provider-list[limit=1e9]',
    'provider-list[limit=0x10]',
    'provider-list[limit=12.5]',
    'provider-list[limit=Infinity]',
    'provider-list[limit=NaN]',
    'provider-list[limit=]',
    'provider-list[limit=&quot;&quot;]',
    'provider-list[limit=&quot;12&quot; x=&quot;1&quot;]',
    'provider-list[limit=12 limit]',
    'provider-list[constructor=1]',
    'provider-list[limit=../../etc/passwd]',
    'provider-list[limit={{7*7}}]',
    'file-list[kind=scripts]',
    'file-list[kind=../files]',
    'file-list[kind=__proto__]',
    'file-list[name=/etc/passwd]',
    'file-list[kind=documents kind2=x]',
    'file-list[kind=&quot;documents&quot; onload=&quot;alert(1)&quot;]',
  ])('with unknown names or props are reported and not rendered: #%s# [CMS-003b]', (said) => {
    const name = said.replace(/^_+|_+$/g, '');
    const parts = partsOf(`<p>#${said}#</p>`);
    expect(parts.filter(({ kind }) => kind === 'component')).toEqual([]);
    expect(parts).toHaveLength(1);
    expect(JSON.stringify(parts)).toContain(JSON.stringify(name).slice(1, -1));
  });

  it.each(['<p>no. #1 of #2#</p>', '<p>see #awards# there</p>', '<p># awards #</p>', '<p>#awards[<b>x</b>]#</p>'])(
    'inside a sentence are plain text: %s',
    (html) => {
      expect(partsOf(html)).toEqual([{ kind: 'html', html }]);
    },
  );
});
