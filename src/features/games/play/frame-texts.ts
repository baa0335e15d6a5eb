import type { Messages } from '@lingui/core';

/** A compiled message as text, its placeholders as `{name}`; null for one with plurals or selects. */
export function textOfMessage(message: Messages[string]): string | null {
  if (typeof message === 'string') return message;
  const parts = message.map((part) => {
    if (typeof part === 'string') return part;
    return part.length === 1 ? `{${part[0]}}` : null;
  });
  return parts.includes(null) ? null : parts.join('');
}

/** The studio's texts from the loaded messages, for a frame that has none of its own. */
export function frameTexts(messages: Messages): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [key, message] of Object.entries(messages)) {
    const text = key.startsWith('studio.') ? textOfMessage(message) : null;
    if (text !== null) texts[key] = text;
  }
  return texts;
}
