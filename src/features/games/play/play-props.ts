import type { ComponentType } from 'react';
import type { getGame } from '#contract/calls/games/one-game';
import type { ResponseOf } from '#contract/call';
import type { LimitStop } from '#contract/fields/limit';
import type { FromFrame } from '#contract/messages-game';
import type { ProfileSheetProps } from './profile-gate';
import type { FrameState } from './use-frame';

export type GameInfo = ResponseOf<typeof getGame>;

/** What the player's panel over a game needs. */
export interface PanelProps {
  kind: GameInfo['kind'];
  currency: string;
  onClosed: () => void;
}

/** What a running game needs of its page. */
export interface PlayProps {
  info: GameInfo;
  onState: (state: FrameState) => void;
  /**
   * Called when the platform refuses play because of a limit. The limits show right after, unless `look` shows them: then the
   * limit leaves room for a lower stake.
   */
  onLimitReached: (look?: () => void, limit?: LimitStop | null) => void;
  /** Gets every message of the game's frame. */
  onMessage: (message: FromFrame) => void;
  /** The player has never played for money. */
  onFirst: () => void;
  rulesAsked: number;
  /** Where a player fills in what the provider asks for; without it the platform's words stand in the game's place. */
  ProfileSheet?: ComponentType<ProfileSheetProps> | undefined;
}
