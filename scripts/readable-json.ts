const WIDTH = 140;

/** JSON with each object or list on one line if it fits into 140 characters, so that diffs of large documents stay short. */
export function readableJson(value: unknown, indent = ''): string {
  const short = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || short.length + indent.length <= WIDTH) return short;
  const inner = `${indent} `;
  if (Array.isArray(value)) return `[\n${value.map((item) => inner + readableJson(item, inner)).join(',\n')}\n${indent}]`;
  const rows = Object.entries(value).filter(([, item]) => item !== undefined);
  return `{\n${rows.map(([key, item]) => `${inner}${JSON.stringify(key)}: ${readableJson(item, inner)}`).join(',\n')}\n${indent}}`;
}
