import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const LENGTH = 4;

/**
 * Names the classes of CSS modules: the local name and four characters of the file's path, `title-3kx0`. Vite's default adds the line and a
 * hash of the content, so every change renames classes, and each line number is bytes in script, style and document. Throws if two files get
 * the same characters.
 */
export function scopedNames(root: string): (name: string, file: string) => string {
  const files = new Map<string, string>();
  return (name, file) => {
    const path = relative(root, file.split('?')[0]!);
    const scope = BigInt(`0x${createHash('sha256').update(path).digest('hex').slice(0, 12)}`)
      .toString(36)
      .padStart(LENGTH, '0')
      .slice(-LENGTH);
    const other = files.get(scope) ?? path;
    if (other !== path) throw new Error(`${path} and ${other} get the same class names: rename one of them`);
    files.set(scope, path);
    return `${name}-${scope}`;
  };
}
