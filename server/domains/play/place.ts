import { type AddressKind, asksForAddress, mayBetFrom } from '#rules/games/play-place';
import type { Platform } from '#server/platform';
import { refuse } from '#server/plugins/refusals';
import type { BetPlace } from '#server/ports/game-engine';

const KEPT_MS = 10 * 60_000;
const KEPT_AT_MOST = 10_000;

/** Checks the place of each bet: the country, and if the licence requires it, whether the address hides it. */
export class PlaceChecks {
  /** Cached kinds of addresses, with their expiry. */
  private readonly known = new Map<string, { kind: AddressKind; until: number }>();

  constructor(private readonly platform: Pick<Platform, 'addressChecks' | 'clock' | 'log'>) {}

  /** Refuses restricted_region, also if the licence requires the kind of address and it can't be determined. */
  async require({ country, address }: BetPlace, licence: string | null): Promise<void> {
    if (!mayBetFrom(country, licence)) throw refuse('restricted_region');
    if (asksForAddress(licence) && (await this.kindOf(address)) !== 'ordinary') throw refuse('restricted_region');
  }

  private async kindOf(address: string): Promise<AddressKind | null> {
    const now = this.platform.clock.now().getTime();
    const found = this.known.get(address);
    if (found && found.until > now) return found.kind;
    try {
      const kind = await this.platform.addressChecks.kindOf(address);
      if (this.known.size >= KEPT_AT_MOST) this.known.clear();
      this.known.set(address, { kind, until: now + KEPT_MS });
      return kind;
    } catch (error) {
      this.platform.log.error({ err: error }, "an address couldn't be checked, so the bet is refused");
      return null;
    }
  }
}
