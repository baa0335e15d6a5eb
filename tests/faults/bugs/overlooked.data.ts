import type { SeededBug } from './bug.ts';

/** Small bugs of screens, the service worker and support that once went unnoticed. */
export const overlookedBugs: readonly SeededBug[] = [
  {
    name: 'a deposit is offered before the licence’s proof of identity',
    file: 'src/features/cashbox/cashbox-dashboard.tsx',
    from: '{!playBreak && proof.length === 0 && (',
    to: '{!playBreak && (',
    proof: 'src/features/cashbox/cashbox-dashboard.test.tsx',
  },
  {
    name: 'a limit that a payment uses up takes its form away',
    file: 'src/features/cashbox/steps/use-payment-step.ts',
    from: ` && flow.phase !== 'sending'`,
    to: '',
    proof: 'src/features/cashbox/steps/deposit-form.test.tsx',
  },
  {
    name: 'a first question that fails to load blocks the way on',
    file: 'src/features/cashbox/steps/first-limit.tsx',
    from: 'isError || data?.is_due === false',
    to: 'data?.is_due === false',
    proof: 'src/features/cashbox/steps/first-limit.test.tsx',
  },
  {
    name: 'an opened payment loses the focus',
    file: 'src/features/cashbox/history/payments-page.tsx',
    from: `useFocusOnChange(looked ?? '')`,
    to: `useFocusOnChange('')`,
    proof: 'src/features/cashbox/history/payments-page.test.tsx',
  },
  {
    name: 'a conversation that fails to load shows as an empty one',
    file: 'src/features/support/chat-sheet.tsx',
    from: 'if (hasOne && !data && error) return',
    to: 'if (hasOne && !data && error && !isOnline) return',
    proof: 'src/features/support/chat-failures.test.tsx',
  },
  {
    name: 'a filter of the history can’t be taken back',
    file: 'src/features/games/history/round-filters.tsx',
    from: `onChange(value === '' ? rest :`,
    to: `onChange(value === '' ? filter :`,
    proof: 'src/features/games/history/games-history.test.tsx',
  },
  {
    rule: 'LIMIT-006a',
    name: 'a code in an address is applied on a break',
    file: 'src/shell/later-parts.tsx',
    from: '{hasCodes && !playBreak && ',
    to: '{hasCodes && ',
    proof: 'src/shell/later-parts.test.tsx',
  },
  {
    rule: 'OFF-001a',
    name: 'an evicted first page is never restored',
    file: 'sw/navigation.ts',
    from: `  if (isFirst && !first) requestCheck();
`,
    to: '',
    proof: 'sw/documents.test.ts',
  },
  {
    name: 'a document joins an incomplete release',
    file: 'sw/navigation.ts',
    from: 'if (!(await isComplete(cache)) || (await cache.match(rootPathOf(locale)))) return;',
    to: 'if (await cache.match(rootPathOf(locale))) return;',
    proof: 'sw/navigation-language.test.ts',
  },
  {
    name: 'another spelling of an address evades the limit of messages',
    file: 'server/domains/support/store.ts',
    from: `.where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())`,
    to: `.where('email', '=', email)`,
    proof: 'server/domains/support/support.test.ts',
  },
];
