import { formatMoney } from '#rules/money/format';

interface ShownOrder {
  payment: string;
  charged_cents: number;
  currency: string;
  method: string;
}

const names: Record<string, string> = {
  sofort: 'Sandbox bank',
  orbit_wallet: 'Orbit Wallet sandbox',
  interac: 'Interac sandbox',
  neosurf: 'Neosurf sandbox',
};

const outcomes = [
  ['succeeded', 'Approve payment'],
  ['declined', 'Decline payment'],
  ['canceled', 'Cancel and go back'],
] as const;

const style = `
  :root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: #eef1f6; color: #16203a; }
  main { box-sizing: border-box; width: min(26rem, 100% - 2rem); padding: 2rem; border-radius: 16px; background: #fff; }
  h1 { margin: 0; font-size: 1.25rem; }
  .amount { margin: 1rem 0; font-size: 2rem; font-weight: 700; font-variant-numeric: tabular-nums; }
  p { margin: 0.5rem 0; }
  form { display: grid; gap: 0.75rem; margin-top: 1.5rem; }
  button { min-height: 48px; border: 1px solid #5b678a; border-radius: 10px; background: #fff; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
  button:first-of-type { border-color: #1b5e3c; background: #1b5e3c; color: #fff; }
  button:focus-visible { outline: 3px solid #2b62d9; outline-offset: 2px; }
`;

/** The sandbox bank's page in its own style and language: the payment, and three possible outcomes. */
export function checkoutPage({ charged_cents: amount, currency, method }: ShownOrder, key: string): string {
  const name = names[method] ?? 'Sandbox provider';
  const buttons = outcomes.map(([state, text]) => `<button name="state" value="${state}">${text}</button>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title><style>${style}</style></head><body><main><h1>${name}</h1>
<p>This is a sandbox page in place of the provider’s own. No real money moves.</p><p class="amount">${formatMoney(amount, currency, 'en')}</p>
<form method="post"><input type="hidden" name="key" value="${encodeURIComponent(key)}">${buttons}</form></main></body></html>`;
}
