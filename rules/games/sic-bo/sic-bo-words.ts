import type { SicBoKind, SicBoSpot } from './sic-bo-spots';

type SicBoText = 'spot_odd' | 'spot_even' | `sic_${Exclude<SicBoKind, 'odd' | 'even'>}`;

/** The message key of a bet's name, without the catalogue's prefix, and its values. */
export function sicBoSpotText({ kind, numbers }: SicBoSpot): { key: SicBoText; values: Record<string, number> } {
  const [number, other] = numbers;
  const values = { ...(number !== undefined && { number }), ...(other !== undefined && { other }) };
  return { key: kind === 'odd' || kind === 'even' ? `spot_${kind}` : `sic_${kind}`, values };
}
