import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generatedFiles } from './generated-files';

// Imported within the test, so that an error fails this test instead of its collection; mutation testing needs that.
it('generated files are current: `npm run generate` writes them', () => {
  for (const { path, text } of generatedFiles()) expect(readFileSync(path, 'utf8'), path).toBe(text);
});
