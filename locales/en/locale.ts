export const locale = {
  'locale.restricted.title': 'Not available in your country',
  'locale.restricted.text': 'The law of the country you are in, or our licence, does not let us offer this here. Games for fun stay open.',
  'locale.restricted.terms': 'Read the terms',
} as const;
