export const notifications = {
  'notifications.neutral.title': 'There is news for you',
  'notifications.neutral.text': 'Open the app to read it.',
} as const;
