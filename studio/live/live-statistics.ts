import type { LiveKind, LiveMark, LiveTable } from '#contract/fields/live';
import type { GameConfig } from '#contract/fields/game-config';
import type { PublishedRound } from '#rules/games/live/committed-draw';
import { resultFrom } from '#rules/games/live/live-rules';
import { liveRulesOf } from '#rules/games/live/live-tables';
import { button, element } from '../shell/element';
import type { Frame } from '../shell/frame';
import type { LiveBoard } from './live-board';
import { verifyRound } from './verify-round';

interface Shown {
  table: LiveTable | null;
  results: readonly LiveMark[];
  /** Everybody's bets, kept up to date while the sheet is open. */
  bettors: HTMLElement;
  /** The last round whose seed is published. */
  published: PublishedRound | null;
}

function heading(words: string): HTMLElement {
  return element('h3', {}, words);
}

/** The last results, their shares, the bets of everybody, and how to verify a draw: the content of the statistics sheet. */
export function liveStatistics(
  frame: Frame,
  board: LiveBoard,
  { kind, config }: { kind: LiveKind; config: GameConfig },
  { table, results, published, bettors }: Shown,
): Node[] {
  const { text } = frame;
  const shares = board
    .sharesOf(results)
    .map(({ words, look, percent }) =>
      element(
        'li',
        {},
        element('span', {}, words),
        element('span', { class: `live-share ${look}`, style: `--share: ${percent.toFixed(1)}%` }),
        element('strong', {}, text('live_percent', { percent: percent.toFixed(0) })),
      ),
    );
  return [
    heading(text('live_bettors')),
    bettors,
    heading(text('live_last', { count: results.length })),
    element('ul', { class: 'live-shares' }, ...shares),
    element('ol', { class: 'history live-results', 'aria-label': text('history') }, ...resultItems(board, results)),
    heading(text('live_fair')),
    element('p', {}, text('live_fair_text')),
    ...fairness(frame, { kind, config }, table, published),
  ];
}

/** The items of a list of results. */
export function resultItems(board: Pick<LiveBoard, 'markOf'>, results: readonly LiveMark[]): HTMLElement[] {
  return results.map((result) => {
    const { face, look, words } = board.markOf(result);
    return element('li', { class: look, 'aria-label': words }, face);
  });
}

/** Everybody's bets in the current round, the highest first. */
export function bettorsOf({ text, moneyIn }: Frame, table: LiveTable | null): HTMLElement {
  if (!table || table.bettors.length === 0) {
    const isOpen = !table || table.phase === 'betting';
    return element('p', { class: 'small' }, text(isOpen ? 'live_no_bettors' : 'live_nobody_bet'));
  }
  return element(
    'ul',
    { class: 'live-bettors' },
    ...table.bettors.map(({ name, currency, stake_cents, win_cents }) =>
      element(
        'li',
        { class: win_cents !== null && win_cents > stake_cents ? 'won' : undefined },
        element('span', {}, name),
        element('span', {}, moneyIn(currency)(stake_cents)),
        element('strong', {}, win_cents === null || win_cents === 0 ? '–' : moneyIn(currency)(win_cents)),
      ),
    ),
  );
}

function fairness(
  { text }: Frame,
  { kind, config }: { kind: LiveKind; config: GameConfig },
  table: LiveTable | null,
  published: PublishedRound | null,
): Node[] {
  const row = (name: string, value: string) => element('div', {}, element('dt', {}, name), element('dd', {}, value));
  const facts: Node[] = table ? [row(text('live_commitment', { number: table.number }), table.commitment)] : [];
  if (!published) return [element('dl', { class: 'live-fair' }, ...facts)];
  const rules = liveRulesOf(kind, config);
  const said = element('p', { role: 'status' });
  const verify = async () => {
    const isRight = await verifyRound(published, (dice) => resultFrom(rules, dice, published.result));
    said.textContent = text(isRight ? 'live_verified' : 'live_not_verified', { result: published.result });
  };
  facts.push(row(text('live_hash_before'), published.commitment), row(text('live_seed'), published.seed));
  return [element('dl', { class: 'live-fair' }, ...facts), button(text('live_verify'), 'button', () => void verify()), said];
}
