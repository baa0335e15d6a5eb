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
  /** Gets the frame's state, and the currency that the game was launched in. */
  onState: (state: FrameState, currency: string) => void;
  /**
   * Called when the platform refuses play because of a limit. The limits page opens right after, except if the limit leaves room for a
   * lower stake: then `look` opens it on request.
   */
  onLimitReached: (look?: () => void, limit?: LimitStop | null) => void;
  /** Gets every message of the game's frame. */
  onMessage: (message: FromFrame) => void;
  /** Called if the player has never played for money. */
  onFirst: () => void;
  rulesAsked: number;
  /** Where a player fills in the fields that the provider requires; without it, the server's message replaces the game. */
  ProfileSheet?: ComponentType<ProfileSheetProps> | undefined;
}
