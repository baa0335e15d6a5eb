import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { banners } from './banners.data';

const campaign = (slug: string) =>
  parse(readFileSync(new URL(`../../campaigns/seed/everywhere/competitions/${slug}.yaml`, import.meta.url), 'utf8')) as {
    prize_eur_cents: number;
  };

describe('the default banners', () => {
  it('contain the prize that the tournament pays [BANN-001a]', () => {
    const named = banners(new Date()).banners.filter(({ frontend_identifier }) => frontend_identifier !== null);
    expect(named).not.toHaveLength(0);
    for (const { frontend_identifier, description } of named) {
      const prize = campaign(frontend_identifier!).prize_eur_cents / 100;
      for (const text of Object.values(description.text)) expect(Number(text.replace(/[^0-9]/g, ''))).toBe(prize);
    }
  });
});
