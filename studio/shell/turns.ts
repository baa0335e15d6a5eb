import type { Act, GameOutcome } from '#contract/fields/game-outcome';
import type { Provider } from '../protocol/provider';

interface Around {
  provider: Pick<Provider, 'act' | 'look'>;
  roundId: string;
  /** Repeats a call for as long as it gets no answer. */
  insist<T>(call: () => Promise<T>): Promise<T>;
  onBalance(cents: number): void;
}

/** What a game does within a round: acts, each once, and looks at how it stands. */
export class Turns {
  constructor(private readonly around: Around) {}

  /** Does one act after those that `outcome` knows of; the key is made here, once for this intent. */
  async act(outcome: GameOutcome, act: Act): Promise<GameOutcome> {
    const { provider, roundId, insist, onBalance } = this.around;
    const intent = { round_id: roundId, number: 'acts' in outcome ? outcome.acts : 0, act, key: crypto.randomUUID() };
    const response = await insist(() => provider.act(intent));
    onBalance(response.balance_cents);
    return response.outcome;
  }

  /** How the round stands now. */
  async look(): Promise<GameOutcome> {
    const { provider, roundId, insist } = this.around;
    return (await insist(() => provider.look(roundId))).outcome;
  }
}
