import { eurCentsPerWin } from '#rules/games/jackpot-draw';

// Loaded before a server of its own: there every stake of real money wins the rarest level.
eurCentsPerWin.nova = 1;
