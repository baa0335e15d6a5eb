export const content = {
  'content.awards.none': 'No awards yet.',
  'content.support': 'Write to {email}',
} as const;
