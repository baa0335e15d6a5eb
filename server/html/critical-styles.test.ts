import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';

const files = vi.hoisted(() => ({ CLIENT: '' }));
vi.mock('./files', () => files);
files.CLIENT = mkdtempSync(join(tmpdir(), 'styles-'));
const { criticalStyles, deviceFaces } = await import('./critical-styles');

afterAll(() => rmSync(files.CLIENT, { recursive: true }));

it('a rendered page contains font faces of local fonts, and none that must be fetched', () => {
  const own = '@font-face{font-family:A Fallback;src:local(Arial),local(ArialMT);size-adjust:105.5%}';
  const fetched = "@font-face{font-family:A;src:url(/assets/a.woff2) format('woff2')}";
  const either = '@font-face{font-family:B;src:local(B),url(/assets/b.woff2)}';
  expect(deviceFaces(`${fetched}a{color:red}${own}${either}`)).toBe(own);
});

it('a rendered page contains the rules of its elements, including zero-specificity ones, so that nothing moves when the stylesheet arrives', async () => {
  writeFileSync(
    join(files.CLIENT, 'own.css'),
    ':where(ul[class],ol[class]){padding:0}.list{gap:1rem}@container page (width<=15rem){.list{gap:0}}.elsewhere{color:red}',
  );
  const styles = await criticalStyles('<ul class="list"></ul>', ['/own.css']);
  expect(styles).toContain(':where(ul[class],ol[class]){padding:0}');
  expect(styles).toContain('@container page (width<=15rem){.list{gap:0}}');
  expect(styles).not.toContain('elsewhere');
});
