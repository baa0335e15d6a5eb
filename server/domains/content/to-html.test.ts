import { describe, expect, it } from 'vitest';
import { toHtml } from './to-html';

describe('content as HTML', () => {
  it('is rendered from Markdown, with ids on its headings', () => {
    expect(toHtml('## Was Sie tun können\n\nA *word*, **two**, [limits](/profile/limits).\n\n| a | b |\n|---|---|\n| 1 | 2 |')).toBe(
      [
        '<h2 id="was-sie-tun-können">Was Sie tun können</h2>\n<p>A <em>word</em>, <strong>two</strong>, <a href="/profile/limits">limits</a>.</p>',
        '<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>',
      ].join('\n'),
    );
  });

  it('keeps a component placeholder as a paragraph of its own [CMS-003a]', () => {
    expect(toHtml('Before\n\n#provider-list[limit=6]#\n\nAfter')).toBe('<p>Before</p>\n<p>#provider-list[limit=6]#</p>\n<p>After</p>');
  });

  it.each([
    ['<script>alert(1)</script>x', 'x'],
    ['<p onclick="alert(1)">x</p>', '<p>x</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<p><a>x</a></p>'],
    ['<a href="JaVaScRiPt:alert(1)">x</a>', '<p><a>x</a></p>'],
    ['<a href=" javascript:alert(1)">x</a>', '<p><a>x</a></p>'],
    ['<a href="//evil.example">x</a>', '<p><a>x</a></p>'],
    ['<a href="/\\evil.example">x</a>', '<p><a>x</a></p>'],
    ['<a href="data:text/html,x">x</a>', '<p><a>x</a></p>'],
    ['<a href="https://help.example" target="_top">x</a>', '<p><a href="https://help.example" rel="noopener noreferrer">x</a></p>'],
    ['<img src="https://evil.example/pixel.gif">', ''],
    ['<img src=x onerror=alert(1)>', ''],
    ['<iframe src="https://evil.example"></iframe>x', 'x'],
    ['<svg><script>alert(1)</script></svg>x', '<p>x</p>'],
    ['<style>body{display:none}</style>x', 'x'],
    ['<form action="https://evil.example"><input type="password" name="p"><button>x</button></form>', 'x'],
    [
      '<section class="content-band shell_header" style="position:fixed"><h2>x</h2></section>',
      '<section class="content-band"><h2>x</h2></section>',
    ],
    ['<div class="content-band">x</div>', '<div>x</div>'],
    ['<input type="checkbox" name="faq" id="faq">', '<input type="checkbox" name="faq" id="faq" />'],
  ])('%s becomes %s [CMS-005b]', (source, html) => {
    expect(toHtml(source)).toBe(html);
  });
});
