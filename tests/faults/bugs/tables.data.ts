import type { SeededBug } from './bug.ts';

/** Bugs in games with a choice and in multi-step rounds. */
export const tableBugs: readonly SeededBug[] = [
  {
    name: 'a ball pays what the pocket beside it pays',
    file: 'rules/games/instant/plinko-game.ts',
    from: 'plinkoPays(config, choice)?.[pocket] ?? 0',
    to: 'plinkoPays(config, choice)?.[pocket + 1] ?? 0',
    proof: 'rules/games/instant/instant-games.test.ts',
  },
  {
    name: 'a tie takes the stakes of both sides',
    file: 'rules/games/baccarat/baccarat.ts',
    from: "result === 'tie' ? 100 : 0",
    to: '0',
    proof: 'rules/games/baccarat/baccarat.test.ts',
  },
  {
    name: 'a hit of keno pays as the one before',
    file: 'rules/games/instant/keno-game.ts',
    from: 'config.pays[picks.length]?.[hits] ?? 0',
    to: 'config.pays[picks.length]?.[hits - 1] ?? 0',
    proof: 'rules/games/instant/instant-games.test.ts',
  },
  {
    name: 'a blackjack pays as any win',
    file: 'rules/games/blackjack/blackjack.ts',
    from: 'blackjack: 5,',
    to: 'blackjack: 4,',
    proof: 'rules/games/blackjack/blackjack.test.ts',
  },
  {
    name: 'one act is taken twice',
    file: 'server/database/functions/act_in_round.sql',
    from: "when jsonb_array_length(v_round.outcome -> 'acts') is distinct from p_number then 'round_moved'",
    to: "when false then 'round_moved'",
    proof: 'server/domains/play/steps.test.ts',
  },
  {
    name: 'cards are others after a reload',
    file: 'rules/games/play-choice.ts',
    from: 'outcomeOf(round, now - round.started_at)',
    to: 'outcomeOf({ ...round, secret: round.secret.toReversed() }, now - round.started_at)',
    proof: 'server/domains/play/steps.test.ts',
  },
  {
    name: 'the stake of a double is not booked',
    file: 'server/database/functions/act_in_round.sql',
    from: 'if p_stake > 0 then',
    to: 'if false then',
    proof: 'server/domains/play/steps.test.ts',
  },
  {
    rule: 'LIMIT-005',
    name: 'the stake of a double counts towards no limit',
    file: 'server/database/functions/add_stake.sql',
    from: 'perform add_usage(p_round.player_id, p_round.currency, p_stake, 0, 0, p_round.placed_at);',
    to: '',
    proof: 'server/domains/play/steps.test.ts',
  },
  {
    name: 'a round may be settled before it is over',
    file: 'server/domains/play/steps.ts',
    from: "return 'is_over' in outcome && !outcome.is_over;",
    to: 'return false;',
    proof: 'server/domains/play/steps.test.ts',
  },
  {
    name: 'the end of a crash round is sent early',
    file: 'rules/games/instant/crash-game.ts',
    from: 'ended: isOver ? end : null',
    to: 'ended: end',
    proof: 'server/domains/play/steps.test.ts',
  },
  {
    rule: 'GIFT-008',
    name: 'dice that nearly always win count towards a wager',
    file: 'rules/games/at-risk.ts',
    from: 'return isSure(config, choice) ? 0 : stake;',
    to: 'return stake;',
    proof: 'rules/games/instant/instant-games.test.ts',
  },
];
