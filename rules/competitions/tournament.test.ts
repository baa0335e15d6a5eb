import { describe, expect, it } from 'vitest';
import { isShownToAll, isTestQuest, tournamentKind, isHiddenTournament, visibleQuests } from './tournament-kind';
import { tournamentStatus, tournamentTimer } from './tournament-status';

const span = { start_at: '2026-03-01T12:00:00Z', end_at: '2026-03-08T12:00:00Z' };
const start = Date.parse(span.start_at);
const end = Date.parse(span.end_at);

describe('the status of a tournament', () => {
  it.each([
    ['before it starts', start - 1, 'future'],
    ['on its start', start, 'active'],
    ['just before its end', end - 1, 'active'],
    ['on its end', end, 'archive'],
  ])('%s it has the right state [TOUR-002a]', (_when, now, status) => {
    expect(tournamentStatus(span, now)).toBe(status);
  });

  it('the timer counts to the start, then to the end, then stops [TOUR-002b]', () => {
    expect(tournamentTimer(span, start - 5000)).toEqual({ countsTo: 'start', milliseconds: 5000 });
    expect(tournamentTimer(span, end - 7000)).toEqual({ countsTo: 'end', milliseconds: 7000 });
    expect(tournamentTimer(span, end)).toEqual({ countsTo: 'nothing' });
  });
});

describe('the kind of a tournament', () => {
  it('follows from its identifier', () => {
    expect(tournamentKind('m--lunar-quest')).toBe('quest');
    expect(tournamentKind('achievement-first-spin')).toBe('achievement');
    expect(tournamentKind('weekly-race')).toBe('tournament');
    expect(isHiddenTournament('weekly-nonvisible')).toBe(true);
    expect(['s--ffc-quest', 'ffc-race', 'm--lunar-quest'].map(isTestQuest)).toEqual([true, false, false]);
  });

  it('its news is sent to everybody unless it’s hidden or a test', () => {
    expect(
      ['weekly-race', 'ffc-race', 'm--lunar-quest', 's--ffc-quest', 'weekly-nonvisible', 's--ffc-quest-nonvisible'].map(isShownToAll),
    ).toEqual([true, true, true, false, false, false]);
  });

  it('quests show to their groups, test quests only if enabled [QUEST-004a, QUEST-004b, TOUR-001c]', () => {
    const quests = [
      { frontend_identifier: 'm--lunar-quest', group_ids: [] },
      { frontend_identifier: 's--gold-quest', group_ids: [258, 259] },
      { frontend_identifier: 's--ffc-quest', group_ids: [] },
      { frontend_identifier: 's--nonvisible-quest', group_ids: [] },
      { frontend_identifier: 'weekly-race', group_ids: [] },
    ];
    const slugs = (viewer: Parameters<typeof visibleQuests>[1]) =>
      visibleQuests(quests, viewer).map(({ frontend_identifier }) => frontend_identifier);
    expect(slugs({ groups: [], seesTestQuests: false })).toEqual(['m--lunar-quest']);
    expect(slugs({ groups: [259], seesTestQuests: true })).toEqual(['m--lunar-quest', 's--gold-quest', 's--ffc-quest']);
  });
});
