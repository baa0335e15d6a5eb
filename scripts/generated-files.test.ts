import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generatedFiles } from './generated-files';

describe('generated files', () => {
  it.each(generatedFiles())('$path is current: `npm run generate` writes it', ({ path, text }) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
});
