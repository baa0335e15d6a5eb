import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generatedFiles } from './generated-files';

// In the test rather than at its collection: an error counts as a failure of this test, as mutation tests need it.
it('generated files are current: `npm run generate` writes them', () => {
  for (const { path, text } of generatedFiles()) expect(readFileSync(path, 'utf8'), path).toBe(text);
});
