export const cashbox = {
  'cashbox.amount-too-small': 'The smallest amount is {amount}.',
  'cashbox.amount-too-big': 'The largest amount is {amount}.',
  'cashbox.note-deposit-title': 'Your deposit has arrived',
  'cashbox.note-deposit-text': '{amount} is in your account.',
  'cashbox.note-deposit-button': 'Open the cashbox',
} as const;
