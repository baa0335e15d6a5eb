/** First and last code of each range of Australian postal codes, by state (FORM-020). */
export const australianCodes: readonly [state: string, codes: readonly string[]][] = [
  ['NSW', ['1000', '2599', '2619', '2899', '2921', '2999']],
  ['ACT', ['0200', '0299', '2600', '2618', '2900', '2920']],
  ['VIC', ['3000', '3999', '8000', '8999']],
  ['QLD', ['4000', '4999', '9000', '9999']],
  ['SA', ['5000', '5999']],
  ['WA', ['6000', '6797', '6800', '6999']],
  ['TAS', ['7000', '7999']],
  ['NT', ['0800', '0999']],
];
