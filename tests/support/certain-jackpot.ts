import { eurCentsPerWin } from '#rules/games/jackpot-draw';

// Preloaded into a separate server, where every real-money stake wins the rarest jackpot.
eurCentsPerWin.nova = 1;
