import type { Act, GameOutcome } from '#contract/fields/game-outcome';
import type { KnownBalance } from '../page/say-balance';
import type { Provider } from '../protocol/provider';

interface Around {
  provider: Pick<Provider, 'act' | 'look'>;
  roundId: string;
  /** Repeats a call until there is a response; what the player decided, only if they ask. */
  insist<T>(call: () => Promise<T>, isDecision?: boolean): Promise<T>;
  onBalance(known: KnownBalance): void;
  /** The player acts. */
  onAct?(): void;
}

/** The calls of a game within a round: acts, each sent once, and reads of the current state. */
export class Turns {
  constructor(private readonly around: Around) {}

  /** Performs one act after those in `outcome`; its idempotency key is created here, once for this intent. */
  async act(outcome: GameOutcome, act: Act): Promise<GameOutcome> {
    const { provider, roundId, insist, onBalance, onAct } = this.around;
    onAct?.();
    const intent = { round_id: roundId, number: 'acts' in outcome ? outcome.acts : 0, act, key: crypto.randomUUID() };
    const response = await insist(() => provider.act(intent), true);
    onBalance(response);
    return response.outcome;
  }

  /** Reads the current state of the round. */
  async look(): Promise<GameOutcome> {
    const { provider, roundId, insist } = this.around;
    return (await insist(() => provider.look(roundId))).outcome;
  }
}
