import { eurCentsPerWin } from '#rules/games/jackpot-draw';

// Loaded before a separate server: there every real-money stake wins the rarest level.
eurCentsPerWin.nova = 1;
