import type { ChoiceConfig } from '#contract/fields/game-config';
import type { Frame } from '../shell/frame';
import type { Around, Board } from './board';
import { BaccaratBoard } from './baccarat-board';
import { BlackjackBoard } from './blackjack-board';
import { CrashBoard } from './crash-board';
import { DiceBoard } from './dice-board';
import { KenoBoard } from './keno-board';
import { MinesBoard } from './mines-board';
import { PlinkoBoard } from './plinko-board';
import { VideoPokerBoard } from './video-poker/video-poker-board';

/** The board of a game. */
export function boardOf(frame: Frame, config: ChoiceConfig, around: Around): Board {
  switch (config.kind) {
    case 'dice':
      return new DiceBoard(frame, config, around);
    case 'plinko':
      return new PlinkoBoard(frame, config, around);
    case 'keno':
      return new KenoBoard(frame, config, around);
    case 'mines':
      return new MinesBoard(frame, config, around);
    case 'crash':
      return new CrashBoard(frame, config, around);
    case 'baccarat':
      return new BaccaratBoard(frame, config, around);
    case 'blackjack':
      return new BlackjackBoard(frame, config, around);
    case 'video-poker':
      return new VideoPokerBoard(frame, config, around);
    case 'money-wheel':
      throw new TypeError('the money wheel is a live table');
  }
}
